import { describe, expect, it } from 'vitest';
import type { MarkingRule, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { lostMarks } from '../report/lost-marks.ts';
import { schemes } from './schemes.ts';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';
import { markAnswers } from './mark-answers.ts';

const placed = (id: string, type: QuestionType = 'SINGLE', subject: SubjectName = 'physics'): PlacedQuestion => ({
  id,
  type,
  subject,
  version: 1,
  keyVersion: 1,
  index: '1.1.0',
  optionCount: 4,
  difficulty: 1,
  areaId: subject,
  topic: subject,
});
function paper(...sections: { rule: MarkingRule; questions: PlacedQuestion[] }[]): PaperVersion {
  return {
    paperId: 'paper',
    version: 1,
    title: 'Mock',
    minutes: 30,
    instructions: fromSource(''),
    console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
    sections: sections.map((section, at) => ({ id: `s${at}`, title: `Section ${at}`, ...section })),
    sets: 1,
    questions: sections.flatMap(({ questions }) => questions).length,
    fullMarks: 0,
    publishedAt: new Date(0),
  };
}
const choice = (...accepted: number[]): AnswerKey => ({ kind: 'choice', accepted: [accepted] });
let sequence = 0;
const saved = (
  questionId: string,
  response: Response | null,
  extra: Partial<StoredAnswer> & { seconds?: number; review?: boolean } = {},
): StoredAnswer => {
  const { seconds = 10, review = false, ...rest } = extra;
  return { questionId, kind: 'answer', seat: 1, sequence: ++sequence, answer: { response, review, seconds }, ...rest };
};
const main = schemes.jeeMainSingle.rule;
const one = paper({ rule: main, questions: [placed('a')] });
const key = new Map([['a', choice(2)]]);

describe('marking an attempt', () => {
  it.each<[string, StoredAnswer[], string, number]>([
    ['the right option', [saved('a', { options: [2] })], 'right', 400],
    ['another option', [saved('a', { options: [3] })], 'wrong', -100],
    ['nothing', [], 'unanswered', 0],
    ['a cleared response', [saved('a', null)], 'unanswered', 0],
    ['a draft alone', [saved('a', { options: [2] }, { kind: 'draft' })], 'unanswered', 0],
    [
      'a right draft behind a wrong answer',
      [saved('a', { options: [3] }), saved('a', { options: [2] }, { kind: 'draft' })],
      'wrong',
      -100,
    ],
    ['an answer marked for review', [saved('a', { options: [2] }, { review: true })], 'right', 400],
  ])('gives %s its due', (_, stored, outcome, marks) => {
    const { answers, marks: total } = markAnswers(one, key, stored);
    expect(answers[0]).toMatchObject({ questionId: 'a', outcome, marks, full: 400 });
    expect(total).toBe(marks);
  });

  it('keeps the longest time and the newest review mark of answer and draft', () => {
    const [answer, draft] = [
      saved('a', { options: [2] }, { seconds: 40 }),
      saved('a', null, { kind: 'draft', seconds: 70, review: true }),
    ];
    expect(markAnswers(one, key, [draft, answer]).answers[0]).toMatchObject({
      seconds: 70,
      review: true,
      response: { options: [2] },
    });
    const fromPhone = saved('a', { options: [2] }, { seat: 2, sequence: 1 });
    expect(markAnswers(one, key, [fromPhone, draft]).answers[0]).toMatchObject({ review: false });
  });

  it('goes by the rule of each section, and sums up by subject', () => {
    const ladder = schemes.jeeAdvancedMultiple2026.rule;
    const version = paper(
      { rule: main, questions: [placed('a'), placed('b', 'SINGLE', 'maths')] },
      { rule: ladder, questions: [placed('c', 'MULTIPLE'), placed('d', 'MULTIPLE', 'maths')] },
    );
    const keys = new Map([
      ['a', choice(1)],
      ['b', choice(1)],
      ['c', choice(1, 2, 3)],
      ['d', choice(1, 2, 3, 4)],
    ]);
    const marking = markAnswers(version, keys, [
      saved('a', { options: [1] }),
      saved('b', { options: [4] }),
      saved('c', { options: [1, 3] }),
      saved('d', { options: [1, 2, 4] }),
    ]);
    expect(marking.answers.map(({ marks }) => marks)).toEqual([400, -100, 200, 300]);
    expect(marking.counts).toEqual({ right: 1, wrong: 1, partial: 2, unanswered: 0 });
    expect(marking.marks).toBe(800);
    expect(marking.subjects).toEqual([
      { subject: 'physics', marks: 600, full: 800 },
      { subject: 'maths', marks: 200, full: 800 },
    ]);
  });

  it('rounds and widens numbers as the section says', () => {
    const version = paper({ rule: { ...main, decimals: 0, tolerance: '1' }, questions: [placed('a', 'INTEGER')] });
    const keys = new Map<string, AnswerKey>([['a', { kind: 'number', accepted: [{ from: '7', to: '7' }] }]]);
    const marks = (typed: string) => markAnswers(version, keys, [saved('a', { number: typed })]).marks;
    expect(['6', '8.4', '8.5', '5.49'].map(marks)).toEqual([400, 400, -100, -100]);
  });

  it('gives the same attempt the same marks whenever it is asked', () => {
    const stored = [saved('a', { options: [2] }, { seconds: 3 })];
    expect(markAnswers(one, key, stored)).toEqual(markAnswers(one, key, structuredClone(stored)));
  });
});

describe('where the marks went', () => {
  it('adds up to full marks less marks: wrong, penalty, skipped, part marks', () => {
    const ladder = schemes.jeeAdvancedMultiple2025.rule;
    const version = paper({ rule: ladder, questions: ['a', 'b', 'c', 'd'].map((id) => placed(id, 'MULTIPLE')) });
    const keys = new Map(['a', 'b', 'c', 'd'].map((id) => [id, choice(1, 2, 3)]));
    const { answers, marks } = markAnswers(version, keys, [
      saved('a', { options: [1, 2, 3] }),
      saved('b', { options: [1, 2] }),
      saved('c', { options: [4] }),
    ]);
    const lost = lostMarks(answers, new Set(['a', 'b', 'c', 'd']));
    expect(lost).toEqual({ wrong: 400, penalty: 200, skipped: 400, unopened: 0, partial: 200 });
    expect(lost.wrong + lost.penalty + lost.skipped + lost.partial).toBe(1600 - marks);
  });
});
