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

  it('is held against a blueprint until that is taken away', () => {
    const targets = [{ sectionId: 'p', count: 2, chapters: [] }];
    expect(after({ do: 'setTargets', targets }).targets).toEqual(targets);
    expect(after({ do: 'setTargets', targets }, { do: 'setTargets', targets: undefined })).toEqual(draft);
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

describe('locked sections', () => {
  const locked = after({ do: 'setLocked', locked: true });
  const minutes = (of: Draft) => of.sections.map((section) => section.minutes);

  it('share the time of the paper by their questions, and nothing is lost to rounding', () => {
    expect([minutes(locked), locked.minutes]).toEqual([[40, 20], 60]);
    const many: Draft = { ...draft, sections: ['a', 'b', 'c'].map((id) => ({ ...draft.sections[0]!, id })) };
    const shared = changeDraft({ ...many, minutes: 100 }, { do: 'setLocked', locked: true });
    expect(shared.minutes).toBe(100);
  });

  it('make the time of the paper, whichever of them changes, comes or goes', () => {
    const changed = changeDraft(locked, { do: 'setSectionMinutes', id: 'c', minutes: 35 });
    expect(changed.minutes).toBe(75);
    const more = changeDraft(changed, { do: 'addSection', id: 'm', title: 'Maths', rule: schemes.plain });
    expect([minutes(more), more.minutes]).toEqual([[40, 35, 38], 113]);
    expect(changeDraft(more, { do: 'removeSection', id: 'p' }).minutes).toBe(73);
  });

  it('are free again without losing the time of the paper', () => {
    const free = changeDraft(locked, { do: 'setLocked', locked: false });
    expect([minutes(free), free.minutes]).toEqual([[undefined, undefined], 60]);
  });
});

describe('marks of a single question', () => {
  const own = { ...schemes.jeeMain, right: 600 };
  const marked = after({ do: 'setOwnMarks', questionId: 'p1', rule: own });

  it('count in the full marks, and are none where they are the section’s', () => {
    expect(totalsOf(marked).marks).toBe(1100);
    expect(
      changeDraft(marked, { do: 'setOwnMarks', questionId: 'p1', rule: schemes.jeeMain }).sections[0],
    ).not.toHaveProperty('questionRules');
  });

  it('go with the question into another section, and come back with it', () => {
    const there = changeDraft(marked, { do: 'placeQuestion', questionId: 'p1', sectionId: 'c', index: 0 });
    expect(there.sections.map(({ questionRules }) => questionRules)).toEqual([undefined, { p1: own }]);
    const gone = changeDraft(marked, { do: 'removeQuestion', questionId: 'p1' });
    expect(gone.sections[0]).not.toHaveProperty('questionRules');
    const back = changeDraft(gone, { do: 'placeQuestion', questionId: 'p1', sectionId: 'p', index: 0, rule: own });
    expect(back.sections[0]!.questionRules).toEqual({ p1: own });
  });

  it('do not pass to the question that takes its place', () => {
    const swapped = changeDraft(marked, { do: 'swapQuestion', questionId: 'p1', by: 'p9' });
    expect(ids(swapped)).toEqual([['p9', 'p2'], ['c1']]);
    expect(swapped.sections[0]).not.toHaveProperty('questionRules');
    expect(changeDraft(marked, { do: 'swapQuestion', questionId: 'p1', by: 'c1' })).toBe(marked);
  });
});

it('drops the Hindi instructions when they are emptied', () => {
  const words = { type: 'doc' as const, content: [] };
  const given = after({ do: 'setInstructionsHi', instructions: words });
  expect(given.instructionsHi).toEqual(words);
  expect(changeDraft(given, { do: 'setInstructionsHi', instructions: undefined })).not.toHaveProperty('instructionsHi');
});
