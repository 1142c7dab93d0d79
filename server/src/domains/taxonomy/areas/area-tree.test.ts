import { describe, expect, it } from 'vitest';
import { mergeTree, withBelow } from './area-tree.ts';

const subjects = [
  { id: 2, code: 'physics', name: 'Physics', tag: 5 },
  { id: 3, code: 'chemistry', name: 'Chemistry', tag: 4 },
] as const;

describe('the tree of knowledge areas', () => {
  it('puts each area after its parent and gives it the path from its subject', () => {
    const provided = [
      { id: 'c1', subjectId: 3, parentId: null, name: 'Kinetics' },
      { id: 'p1', subjectId: 2, parentId: null, name: 'Optics' },
      { id: 'p2', subjectId: 2, parentId: 'p1', name: 'Lenses' },
    ].map((area) => ({ ...area, retiredAt: null, mergedInto: null }));
    const own = [
      { id: 'o1', subjectId: 2, parentId: 'p2', name: 'Thin lenses' },
      { id: 'o2', subjectId: 2, parentId: null, name: 'Olympiad' },
      { id: 'o3', subjectId: 2, parentId: 'o1', name: 'Lens maker' },
    ].map((area) => ({ ...area, retiredAt: null, mergedInto: null }));
    const tree = mergeTree(subjects, provided, own);
    expect(tree.map(({ path, own: isOwn }) => `${path}${isOwn ? ' (own)' : ''}`)).toEqual([
      'Physics › Optics',
      'Physics › Optics › Lenses',
      'Physics › Optics › Lenses › Thin lenses (own)',
      'Physics › Optics › Lenses › Thin lenses › Lens maker (own)',
      'Physics › Olympiad (own)',
      'Chemistry › Kinetics',
    ]);
    expect(tree[0]).toEqual({
      id: 'p1',
      parentId: null,
      name: 'Optics',
      path: 'Physics › Optics',
      subject: 'physics',
      subjectId: 2,
      own: false,
      retiredAt: null,
      mergedInto: null,
    });
    expect(withBelow(tree, 'p2').map(({ id }) => id)).toEqual(['p2', 'o1', 'o3']);
    expect(withBelow(tree, 'o2').map(({ id }) => id)).toEqual(['o2']);
  });
});
