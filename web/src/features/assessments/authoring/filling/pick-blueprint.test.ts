import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { describe, expect, it } from 'vitest';
import type { QuestionFacts } from '../builder/use-known-questions.ts';
import type { Draft } from '../draft/change-draft.ts';
import { schemes } from '../draft/marking-schemes.ts';
import type { Missing } from './missing-of.ts';
import { availableFor, pickBlueprint } from './pick-blueprint.ts';

const area = (id: string) => ({ id, parentId: null, subject: 'physics', name: id }) as unknown as KnowledgeArea;
const areas = [area('motion'), area('heat'), area('light')];
const section = { id: 's', title: 'Physics', rule: schemes.jeeMain, questionIds: ['a', 'b'] };
const facts = new Map(
  ['a', 'b'].map((id) => [id, { knowledgeAreaId: 'motion', difficulty: 0 } as unknown as QuestionFacts]),
);
const draft = {
  sections: [section],
  targets: [
    {
      sectionId: 's',
      count: 8,
      chapters: [
        { knowledgeAreaId: 'motion', weight: 1 },
        { knowledgeAreaId: 'heat', weight: 2 },
        { knowledgeAreaId: 'light', weight: 1 },
      ],
    },
  ],
} as unknown as Draft;
const official = { types: ['SINGLE', 'MULTIPLE'], subject: 'physics' } as unknown as NonNullable<Missing['official']>;
const missing = (over: Partial<Missing> = {}): Missing => ({ section, count: 6, official: undefined, ...over });

describe('what fills a section', () => {
  it('is asked for where its blueprint has holes: a chapter that has enough is asked for no more', () => {
    const [wish] = pickBlueprint(missing(), 'seed', { draft, facts, areas }).sections;
    expect(wish).toMatchObject({
      count: 6,
      chapters: [
        { knowledgeAreaId: 'heat', weight: 4 },
        { knowledgeAreaId: 'light', weight: 2 },
      ],
    });
  });

  it('is of the subject and the types that the pattern has there', () => {
    const [wish] = pickBlueprint(missing({ official }), 'seed', {
      draft: { ...draft, targets: [] },
      facts,
      areas,
    }).sections;
    expect(wish).toMatchObject({ subject: 'physics', types: ['SINGLE', 'MULTIPLE'], chapters: [] });
  });
});

describe('how many more would fit', () => {
  const counts = {
    byType: [
      { type: 'SINGLE' as const, count: 5 },
      { type: 'MULTIPLE' as const, count: 2 },
      { type: 'INTEGER' as const, count: 9 },
    ],
  };

  it.each([
    ['of its types alone', [], 7],
    ['without those of the paper', [{ type: 'SINGLE', subject: 'physics' }], 6],
    [
      'but with those of another subject or type',
      [
        { type: 'SINGLE', subject: 'maths' },
        { type: 'INTEGER', subject: 'physics' },
      ],
      7,
    ],
    ['and never fewer than none', Array.from({ length: 9 }, () => ({ type: 'SINGLE', subject: 'physics' })), 0],
  ])('are those of the bank %s', (_, inPaper, count) => {
    expect(availableFor(missing({ official }), counts, inPaper)).toBe(count);
  });
});
