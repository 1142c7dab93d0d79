import { describe, expect, it } from 'vitest';
import { changeDraft, questionsOf, stepOf, totalsOf, unsavable, type Draft, type DraftChange } from './change-draft.ts';
import { schemes } from './marking-schemes.ts';

const draft: Draft = {
  title: 'Full mock 9',
  minutes: 60,
  instructions: { type: 'doc', content: [] },
  console: { reviewSaves: true, keyboardNumbers: false, languages: ['en'] },
  sections: [
    { id: 'p', title: 'Physics', rule: schemes.jeeMain, questionIds: ['p1', 'p2'] },
    { id: 'c', title: 'Chemistry', rule: schemes.plain, questionIds: ['c1'] },
  ],
};
const after = (...changes: readonly DraftChange[]) => changes.reduce(changeDraft, draft);
const ids = (of: Draft) => of.sections.map((section) => section.questionIds);

describe('building a paper', () => {
  it('adds up questions and marks with each section’s own rule', () => {
    expect(totalsOf(draft)).toEqual({ questions: 3, marks: 900, minutes: 60 });
  });

  it('takes a question once, wherever it stands', () => {
    const added = after({ do: 'addQuestions', id: 'c', questionIds: ['c2', 'p1', 'c2'] });
    expect(ids(added)).toEqual([
      ['p1', 'p2'],
      ['c1', 'c2'],
    ]);
  });

  it('moves a question within its section and into the next one', () => {
    const once = stepOf(draft, 'p1', 1)!;
    expect(ids(after(once))).toEqual([['p2', 'p1'], ['c1']]);
    expect(ids(after(once, stepOf(after(once), 'p1', 1)!))).toEqual([['p2'], ['p1', 'c1']]);
  });

  it('moves a question up into the end of the section before', () => {
    expect(ids(after(stepOf(draft, 'c1', -1)!))).toEqual([['p1', 'p2', 'c1'], []]);
  });

  it('has nowhere to go from the first and the last place', () => {
    expect(stepOf(draft, 'p1', -1)).toBeUndefined();
    expect(stepOf(draft, 'c1', 1)).toBeUndefined();
  });

  it('loses no question however one is placed', () => {
    for (const index of [-5, 0, 1, 99]) {
      const placed = after({ do: 'placeQuestion', questionId: 'p1', sectionId: 'c', index });
      expect([...questionsOf(placed)].sort()).toEqual(['c1', 'p1', 'p2']);
    }
    expect(after({ do: 'placeQuestion', questionId: 'p1', sectionId: 'gone', index: 0 })).toBe(draft);
  });

  it('moves a section with its questions', () => {
    expect(ids(after({ do: 'moveSection', id: 'c', by: -1 }))).toEqual([['c1'], ['p1', 'p2']]);
    expect(after({ do: 'moveSection', id: 'p', by: -1 }).sections).toBe(draft.sections);
  });

  it('puts back what was taken out', () => {
    const section = draft.sections[0]!;
    const without = after({ do: 'removeSection', id: 'p' });
    expect(changeDraft(without, { do: 'putSection', section, index: 0 })).toEqual(draft);
    const removed = after({ do: 'removeQuestion', questionId: 'p2' });
    expect(changeDraft(removed, { do: 'placeQuestion', questionId: 'p2', sectionId: 'p', index: 1 })).toEqual(draft);
  });

  it('has at most twelve sections', () => {
    const full = after(
      ...Array.from(
        { length: 20 },
        (_, i) => ({ do: 'addSection', id: `s${i}`, title: `S${i}`, rule: schemes.plain }) as const,
      ),
    );
    expect(full.sections).toHaveLength(12);
  });

  it('cannot be saved without a name, a time or the name of a section', () => {
    expect(unsavable(draft)).toEqual({});
    const broken = after(
      { do: 'set', values: { title: ' ', minutes: Number.NaN } },
      { do: 'renameSection', id: 'c', title: '' },
    );
    expect(Object.keys(unsavable(broken)).sort()).toEqual(['minutes', 'sections.c', 'title']);
  });
});
