import { describe, expect, it } from 'vitest';
import { defaultDraft } from '../authoring/default-draft.ts';
import { arrangeGroups } from './arrange-groups.ts';

const [section] = defaultDraft('Mock').sections;
const inGroup = (id: string, position: number) => ({ group: { id, position } });
const questions = new Map<string, { group?: { id: string; position: number } }>([
  ['p1', inGroup('passage', 1)],
  ['p2', inGroup('passage', 2)],
  ['p3', inGroup('passage', 3)],
  ['t1', inGroup('table', 1)],
  ['t2', inGroup('table', 2)],
  ['a', {}],
  ['b', {}],
]);
const arranged = (...sections: string[][]) =>
  arrangeGroups({ sections: sections.map((questionIds) => ({ ...section!, questionIds })) }, questions).sections.map(
    ({ questionIds }) => questionIds,
  );

describe('questions that share a stem', () => {
  it.each([
    ['stay where they are when they are in order', ['a', 'p1', 'p2', 'b'], ['a', 'p1', 'p2', 'b']],
    [
      'gather where the first of them stands, in their own order',
      ['a', 'p3', 'b', 'p1', 'p2'],
      ['a', 'p1', 'p2', 'p3', 'b'],
    ],
    ['keep groups apart', ['t2', 'p2', 't1', 'p1'], ['t1', 't2', 'p1', 'p2']],
    ['may be fewer than the group has', ['p3', 'a', 'p1'], ['p1', 'p3', 'a']],
  ])('%s', (_what, given, expected) => expect(arranged(given)).toEqual([expected]));

  it('are not carried into another section', () => {
    expect(arranged(['p2', 'a'], ['b', 'p1'])).toEqual([
      ['p2', 'a'],
      ['b', 'p1'],
    ]);
  });
});
