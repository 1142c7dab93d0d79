import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/change-draft.ts';
import { blueprintStanding } from './blueprint-standing.ts';

const area = (id: string, subject: string, parentId: string | null = null) =>
  ({ id, parentId, name: id.toUpperCase(), subject }) as unknown as KnowledgeArea;
const areas = [
  area('motion', 'physics'),
  area('lines', 'physics', 'motion'),
  area('light', 'physics'),
  area('acids', 'chemistry'),
];
const facts = new Map(
  (
    [
      ['a', 'lines', 0],
      ['b', 'motion', 1],
      ['c', 'light', 2],
      ['d', 'acids', 1],
    ] as const
  ).map(([id, knowledgeAreaId, difficulty]) => [id, { knowledgeAreaId, difficulty }]),
);
const sections = [
  { id: 'p', questionIds: ['a', 'b', 'c'] },
  { id: 'q', questionIds: ['d', 'unknown'] },
] as unknown as Draft['sections'];
const standing = (targets?: Draft['targets']) =>
  blueprintStanding({ sections, ...(targets && { targets }) }, facts, areas);
const haveAndNeed = (of: ReturnType<typeof standing>) => of.chapters.map((one) => [one.areaId, one.have, one.need]);

describe('how a draft is made up', () => {
  it('is told by chapter and level where it follows no blueprint, of the questions that are known', () => {
    const plain = standing();
    expect(haveAndNeed(plain)).toEqual([
      ['motion', 2, undefined],
      ['light', 1, undefined],
      ['acids', 1, undefined],
    ]);
    expect(plain).toMatchObject({ levels: [1, 2, 1], wanted: undefined, known: 4, targeted: false });
    expect(plain.chapters[0]!.byLevel).toEqual([1, 1, 0]);
  });

  it('is held against the shares of every section, at the nearest chapter that is named', () => {
    const difficulty = { easy: 30, medium: 50, hard: 20 };
    const against = standing([
      {
        sectionId: 'p',
        count: 4,
        difficulty,
        chapters: [
          { knowledgeAreaId: 'lines', weight: 1 },
          { knowledgeAreaId: 'light', weight: 3 },
        ],
      },
      { sectionId: 'q', count: 2, chapters: [{ knowledgeAreaId: 'acids', weight: 5 }] },
    ]);
    expect(haveAndNeed(against)).toEqual([
      ['motion', 1, undefined],
      ['lines', 1, 1],
      ['light', 1, 3],
      ['acids', 1, 2],
    ]);
    expect(against.wanted).toEqual([1, 2, 1]);
  });

  it('shows a chapter that is wished of and has no question yet, and forgets sections that are gone', () => {
    const target = { count: 2, chapters: [{ knowledgeAreaId: 'lines', weight: 1 }] };
    expect(standing([{ sectionId: 'gone', ...target }])).toMatchObject({ targeted: false });
    const empty = blueprintStanding(
      { sections: [{ ...sections[0]!, questionIds: [] }], targets: [{ sectionId: 'p', ...target }] },
      facts,
      areas,
    );
    expect(haveAndNeed(empty)).toEqual([['lines', 0, 2]]);
  });
});
