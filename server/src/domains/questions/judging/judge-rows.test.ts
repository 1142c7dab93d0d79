import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const grid = { type: 'MATRIX', optionCount: 5 } as const;
const key = (...rows: number[][]): AnswerKey => ({ kind: 'matrix', rows });
const given = (...rows: number[][]): Response => ({ rows });

describe('judging a grid', () => {
  it.each([
    ['every row as in the key', key([2], [1, 4]), given([2], [4, 1]), 'right'],
    ['a column named twice', key([2], [1, 4]), given([2, 2], [1, 4]), 'right'],
    ['one row as in the key, the other left empty', key([2], [1, 4]), given([2], []), 'partial'],
    ['one row as in the key, the other begun rightly', key([2], [1, 4]), given([2], [4]), 'partial'],
    ['one row as in the key, the other with a wrong column', key([2], [1, 4]), given([2], [1, 3]), 'wrong'],
    ['a row begun rightly and nothing more', key([2], [1, 4]), given([], [1]), 'wrong'],
    ['the right columns in the wrong rows', key([1], [2]), given([2], [1]), 'wrong'],
    ['nothing', key([2], [1, 4]), null, 'unanswered'],
    ['empty rows', key([2], [1, 4]), given([], []), 'unanswered'],
    ['columns that the grid does not have', key([2], [1, 4]), given([6], []), 'unanswered'],
    ['rows that the grid does not have', key([2], [1]), given([2], [1], [3]), 'right'],
    ['options instead', key([2], [1]), { options: [2] } as Response, 'unanswered'],
  ] as const)('%s: %s', (_what, right, response, outcome) =>
    expect(judge(grid, right, response)).toMatchObject({ outcome }),
  );

  it('counts rows, and writes equal responses the same way', () => {
    expect(judge(grid, key([2], [1, 4], [3], [5]), given([2], [4, 1], [], [1]))).toEqual({
      outcome: 'wrong',
      chosen: 3,
      rightChosen: 2,
      wrongChosen: 1,
      correctCount: 4,
      normalised: '2;1,4;;1',
    });
  });

  const row = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  const rows = fc.array(row, { minLength: 2, maxLength: 6 });

  it('is right for its own key in whatever order the columns were touched', () => {
    fc.assert(
      fc.property(rows, (right) => {
        const turned = right.map((columns) => columns.toReversed());
        expect(judge(grid, key(...right), given(...turned)).outcome).toBe('right');
      }),
    );
  });

  it('is right, partial or wrong by rows alone, whatever was chosen', () => {
    const chosenRows = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(rows, chosenRows, (right, chosen) => {
        const { outcome, rightChosen, wrongChosen } = judge(grid, key(...right), given(...chosen));
        const touched = right.map((_columns, i) => chosen[i]!);
        const whole = right.filter(
          (columns, i) => String(columns.toSorted()) === String(touched[i]!.toSorted()),
        ).length;
        const wrong = right.filter((columns, i) => touched[i]!.some((column) => !columns.includes(column))).length;
        expect([rightChosen, wrongChosen]).toEqual([whole, wrong]);
        const expected = touched.every((columns) => columns.length === 0)
          ? 'unanswered'
          : whole === right.length
            ? 'right'
            : whole > 0 && wrong === 0
              ? 'partial'
              : 'wrong';
        expect(outcome).toBe(expected);
      }),
    );
  });
});

describe('judging the other types that exams ask', () => {
  const choice: AnswerKey = { kind: 'choice', accepted: [[4]] };

  it('an assertion with its reason has four options, though none is written', () => {
    const version = { type: 'ASSERTION-REASON', optionCount: 4 } as const;
    expect(judge(version, choice, { options: [4] }).outcome).toBe('right');
    expect(judge(version, choice, { options: [1] }).outcome).toBe('wrong');
    expect(judge(version, choice, { options: [5] }).outcome).toBe('unanswered');
  });

  it('matched lists are right or wrong as a whole', () => {
    const version = { type: 'MATCH-LIST', optionCount: 4 } as const;
    expect(judge(version, choice, { options: [4] }).outcome).toBe('right');
    expect(judge(version, choice, { options: [3] }).outcome).toBe('wrong');
  });

  it('words that a person marks are never judged here', () => {
    const rubric: AnswerKey = { kind: 'rubric', modelAnswer: fromSource('Because.'), criteria: [] };
    const version = { type: 'SUBJECTIVE-SHORT', optionCount: 0 } as const;
    expect(() => judge(version, rubric, { text: 'Because.' })).toThrow('marked by a person');
  });
});
