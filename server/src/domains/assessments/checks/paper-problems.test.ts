import { describe, expect, it } from 'vitest';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { defaultDraft, defaultSettings } from '../authoring/default-draft.ts';
import { type CheckedQuestion, paperProblems } from './paper-problems.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`);
const bank = new Map<string, CheckedQuestion>(
  ids(300).map((id, at) => [
    id,
    { number: at + 1, type: 'SINGLE', status: 'active', languages: ['en'], approved: true },
  ]),
);
const draft = (change: Partial<PaperDraft> = {}, questionIds = ids(30)): PaperDraft => {
  const usual = defaultDraft('Mock test');
  return { ...usual, sections: [{ ...usual.sections[0]!, questionIds }], ...change };
};
const problems = (given: PaperDraft, settings = defaultSettings, questions = bank) =>
  paperProblems(given, settings, questions, now).map(({ code }) => code);

describe('what hinders publishing a paper', () => {
  it('is nothing for thirty questions in thirty minutes', () => {
    expect(problems(draft())).toEqual([]);
  });

  it.each([
    [0, ['NO_QUESTIONS']],
    [1, []],
    [180, []],
    [181, ['TOO_MANY_QUESTIONS']],
  ])('spec §9: 1 to 180 questions, so %i is %j', (count, expected) => {
    expect(problems(draft({}, ids(count)))).toEqual(expected);
  });

  it.each([
    [14, ['MINUTES']],
    [15, []],
    [180, []],
    [181, ['MINUTES']],
  ])('spec §9: 15 to 180 minutes, so %i is %j', (minutes, expected) => {
    expect(problems(draft({ minutes }))).toEqual(expected);
  });

  it('is a section without questions, named, beside one that has some', () => {
    const [section] = draft().sections;
    const found = paperProblems(
      draft({ sections: [section!, { ...section!, title: 'Section B', questionIds: [] }] }),
      defaultSettings,
      bank,
      now,
    );
    expect(found).toEqual([{ code: 'EMPTY_SECTION', values: { section: 'Section B' } }]);
  });

  it('is a question that stands in two sections', () => {
    const [section] = draft().sections;
    expect(problems(draft({ sections: [section!, { ...section!, questionIds: ['q1'] }] }))).toEqual([
      'REPEATED_QUESTION',
    ]);
  });

  it('is a question that was removed or archived in the bank', () => {
    const questions = new Map(bank).set('q1', {
      number: 1,
      type: 'SINGLE',
      status: 'archived',
      languages: ['en'],
      approved: true,
    });
    questions.delete('q0');
    expect(paperProblems(draft(), defaultSettings, questions, now)).toEqual([
      { code: 'QUESTION_GONE', values: { count: 2 } },
    ]);
  });

  it('is an answer in words that only a person can mark, and names the questions', () => {
    const questions = new Map(bank).set('q4', {
      number: 5,
      type: 'SUBJECTIVE-LONG',
      status: 'active',
      languages: ['en'],
      approved: true,
    });
    expect(paperProblems(draft(), defaultSettings, questions, now)).toEqual([
      { code: 'MARKED_BY_PERSON', values: { count: 1, questions: 'Q-5' } },
    ]);
  });

  const bilingual = draft({ console: { ...draft().console, languages: ['en', 'hi'] } }, ids(3));

  it('is a language that the paper promises and some questions do not speak; each is named', () => {
    const hindi = (id: string) => [id, { ...bank.get(id)!, languages: ['en', 'hi'] as const }] as const;
    expect(paperProblems(bilingual, defaultSettings, new Map([...bank, hindi('q1')]), now)).toEqual([
      { code: 'LANGUAGE_MISSING', values: { language: 'hi', count: 2, questions: 'Q-1, Q-3' } },
    ]);
    expect(paperProblems(bilingual, defaultSettings, new Map([...bank, ...ids(3).map(hindi)]), now)).toEqual([]);
  });

  it('is a stem that questions share without a promised language, named once', () => {
    const group = { id: 'g', title: 'Passage', languages: ['en'] as const };
    const spoken = ids(3).map((id) => [id, { ...bank.get(id)!, languages: ['en', 'hi'] as const, group }] as const);
    expect(paperProblems(bilingual, defaultSettings, new Map([...bank, ...spoken]), now)).toEqual([
      { code: 'STEM_LANGUAGE_MISSING', values: { language: 'hi', count: 1, groups: 'Passage' } },
    ]);
  });

  it('is a question that nobody has approved, by its number', () => {
    const questions = new Map([...bank, ['q2', { ...bank.get('q2')!, approved: false }]]);
    expect(paperProblems(draft(), defaultSettings, questions, now)).toEqual([
      { code: 'NOT_APPROVED', values: { count: 1, questions: 'Q-3' } },
    ]);
  });

  it('is a window that is over, or that closes before it opens', () => {
    const closed = { ...defaultSettings, closesAt: now };
    const turned = { ...defaultSettings, opensAt: new Date('2026-12-02'), closesAt: new Date('2026-12-01') };
    expect(problems(draft(), closed)).toEqual(['WINDOW']);
    expect(problems(draft(), turned)).toEqual(['WINDOW']);
  });

  it('is a result that waits for a day nobody named', () => {
    expect(problems(draft(), { ...defaultSettings, resultVisibility: 'on_date' })).toEqual(['RESULTS_DATE']);
    expect(problems(draft(), { ...defaultSettings, resultVisibility: 'at_close' })).toEqual(['RESULTS_DATE']);
  });

  it('is a title of blanks', () => {
    expect(problems(draft({ title: '  ' }))).toEqual(['NO_TITLE']);
  });
});
