import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExpectedQuestion, expectationOf, isScoreKnown } from './expectation.ts';
import { spreadOf } from './spread.ts';

const rule: MarkingRule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
const medium: ExpectedQuestion = { type: 'SINGLE', difficulty: 1 };
const figures = { answers: 40, right: 20, partial: 0, wrong: 10, meanSeconds: 90, expectedSeconds: null };
const of = (questions: readonly ExpectedQuestion[], counted?: number) => expectationOf([{ rule, counted, questions }]);

const shares = fc
  .tuple(fc.nat(40), fc.nat(40))
  .filter(([right, wrong]) => right + wrong <= 40)
  .map(([right, wrong]): ExpectedQuestion => ({ ...medium, figures: { ...figures, right, wrong } }));

describe('what may be expected of a paper', () => {
  it('goes by difficulty and type where fewer than 30 students answered', () => {
    const few = { ...medium, figures: { ...figures, answers: 29 } };
    expect(isScoreKnown(few)).toBe(false);
    expect(of([few])).toEqual({ marks: Math.round(0.55 * 400 - 0.25 * 100), seconds: 120 });
    expect(of([{ ...medium, difficulty: 0 }]).marks).toBeGreaterThan(of([medium]).marks);
    expect(of([{ ...medium, difficulty: 2 }]).marks).toBeLessThan(of([medium]).marks);
  });

  it('goes by what students did where 30 of them answered', () => {
    expect(of([{ ...medium, figures }])).toEqual({ marks: 0.5 * 400 - 0.25 * 100, seconds: 90 });
    expect(of([{ ...medium, difficulty: 2, figures }])).toEqual(of([{ ...medium, figures }]));
  });

  it('takes the time that the author expects before any other', () => {
    expect(of([{ ...medium, figures: { ...figures, expectedSeconds: 45 } }]).seconds).toBe(45);
    expect(
      of([{ ...medium, figures: { ...figures, answers: 0, meanSeconds: null, expectedSeconds: 45 } }]).seconds,
    ).toBe(45);
  });

  it('marks a question by its own rule where it has one', () => {
    expect(of([{ ...medium, rule: { ...rule, right: 200, wrong: 0 } }]).marks).toBe(110);
  });

  it('counts the first N answers as brute force over all ways to answer does', () => {
    fc.assert(
      fc.property(
        fc.array(shares, { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 7 }),
        (questions, counted) => {
          let [marks, seconds] = [0, 0];
          const walk = (at: number, answered: number, chance: number, gained: number, spent: number) => {
            if (at === questions.length) {
              marks += chance * gained;
              seconds += chance * spent;
              return;
            }
            const { right, wrong } = questions[at]!.figures!;
            const counts = answered < counted;
            const time = counts ? 90 : 0;
            walk(at + 1, answered + 1, (chance * right) / 40, gained + (counts ? 400 : 0), spent + time);
            walk(at + 1, answered + 1, (chance * wrong) / 40, gained - (counts ? 100 : 0), spent + time);
            walk(at + 1, answered, (chance * (40 - right - wrong)) / 40, gained, spent + time);
          };
          walk(0, 0, 1, 0, 0);
          const found = of(questions, counted);
          expect(Math.abs(found.marks - marks)).toBeLessThan(1);
          expect(Math.abs(found.seconds - seconds)).toBeLessThan(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('how far sets lie apart', () => {
  it('is the greatest less the least in parts of their mean, and kept up to 2 %', () => {
    const one = { marks: 10_000, seconds: 5000 };
    expect(spreadOf([one, { marks: 10_200, seconds: 5000 }])).toEqual({ marks: 199, seconds: 0, kept: true });
    expect(spreadOf([one, { marks: 10_210, seconds: 5000 }])).toMatchObject({ marks: 208, kept: false });
    expect(spreadOf([one, { marks: 10_000, seconds: 5110 }]).kept).toBe(false);
    expect(spreadOf([])).toEqual({ marks: 0, seconds: 0, kept: true });
  });
});
