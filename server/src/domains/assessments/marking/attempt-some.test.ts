import type { MarkingRule, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperVersion } from '../versions/paper-version.ts';
import { markAnswers } from './mark-answers.ts';

const rule: MarkingRule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
const question = (id: string) => ({
  id,
  type: 'SINGLE' as const,
  subject: 'physics' as const,
  version: 1,
  keyVersion: 1,
  index: '1.1.0',
  optionCount: 4,
  difficulty: 1 as const,
  areaId: 'area',
  topic: 'Topic',
});
const paper = (ids: readonly string[], counted: number): PaperVersion => ({
  paperId: 'paper',
  version: 1,
  title: 'Replay',
  minutes: 180,
  instructions: fromSource(''),
  console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
  sections: [{ id: 's', title: 'Section B', rule, counted, questions: ids.map(question) }],
  sets: 1,
  questions: ids.length,
  fullMarks: counted * rule.right,
  publishedAt: new Date(0),
});
/** The right answer is always option 1; `w` chooses option 2, `-` nothing. */
const mark = (pattern: string, counted: number) => {
  const ids = [...pattern].map((_letter, i) => `q${i + 1}`);
  const keys = new Map(ids.map((id) => [id, { kind: 'choice' as const, accepted: [[1]] }]));
  const stored = [...pattern].flatMap((letter, i): StoredAnswer[] =>
    letter === '-'
      ? []
      : [
          {
            questionId: `q${i + 1}`,
            kind: 'answer',
            seat: 1,
            // Typed from the last to the first: it is the order of the paper that counts, not of time.
            sequence: pattern.length - i,
            answer: { response: { options: [letter === 'r' ? 1 : 2] }, review: false, seconds: 10 },
          },
        ],
  );
  return markAnswers(paper(ids, counted), keys, stored);
};

describe('a section of which N questions of M are to be attempted', () => {
  it.each<[string, number, number, string]>([
    ['rrrrr-----', 5, 2000, 'exactly as many as asked for'],
    ['wrrrrrrrrr', 5, 1500, 'the first five count, with the wrong one among them'],
    ['-----rrrrr', 5, 2000, 'what was left out before does not count'],
    ['rr--------', 5, 800, 'fewer than asked for'],
    ['----------', 5, 0, 'nothing'],
    ['rrrrrwwwww', 5, 2000, 'wrong ones beyond the fifth cost nothing'],
  ])('%s with %i counted gives %i: %s', (pattern, counted, marks) => {
    expect(mark(pattern, counted).marks).toBe(marks);
  });

  it('says of each answer why it did not count', () => {
    const { answers } = mark('rwr-', 2);
    expect(answers.map(({ explanation: { code } }) => code)).toEqual(['RIGHT', 'WRONG', 'NOT_COUNTED', 'NOT_NEEDED']);
    expect(answers.map(({ full }) => full)).toEqual([400, 400, 0, 0]);
  });

  it('has the full marks of N questions, whatever is answered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('r', 'w', '-'), { minLength: 1, maxLength: 15 }),
        fc.integer({ min: 1, max: 15 }),
        (letters, wished) => {
          const counted = Math.min(wished, letters.length);
          const { answers, subjects, counts } = mark(letters.join(''), counted);
          expect(answers.reduce((sum, { full }) => sum + full, 0)).toBe(counted * 400);
          expect(subjects[0]!.full).toBe(counted * 400);
          expect(counts.right + counts.wrong).toBe(Math.min(counted, letters.filter((one) => one !== '-').length));
        },
      ),
    );
  });
});
