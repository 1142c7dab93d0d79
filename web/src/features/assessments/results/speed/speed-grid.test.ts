import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterSolutions } from '../filter-solutions.ts';
import { type ResultQuestion, speedGrid, speedOf } from './speed-grid.ts';

const question = (rest: Partial<ResultQuestion>) =>
  ({
    outcome: 'right',
    seconds: 60,
    averageSeconds: null,
    topperSeconds: null,
    marks: 400,
    first: null,
    ...rest,
  }) as ResultQuestion;

describe('fast or slow', () => {
  it.each([
    ['fast up to the average of the others', { seconds: 80, averageSeconds: 80 }, 'fastRight'],
    ['slow beyond it', { seconds: 81, averageSeconds: 80 }, 'slowRight'],
    ['held against its share of the time where there is no average', { seconds: 121 }, 'slowRight'],
    ['fast within its share', { seconds: 120 }, 'fastRight'],
    ['among the wrong with part marks', { outcome: 'partial', seconds: 200 }, 'slowWrong'],
    ['hasty when wrong and fast', { outcome: 'wrong', seconds: 5 }, 'fastWrong'],
    ['nowhere when skipped', { outcome: 'unanswered' }, undefined],
  ] as const)('an answer is %s', (_, rest, cell) => expect(speedOf(question(rest), 120)).toBe(cell));
});

it('the grid counts every answer once, as its filters show them, with the marks of each cell', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          outcome: fc.constantFrom('right' as const, 'wrong' as const, 'partial' as const, 'unanswered' as const),
          seconds: fc.nat(300),
          averageSeconds: fc.option(fc.nat(300)),
          marks: fc.integer({ min: -200, max: 400 }),
        }),
      ),
      (rests) => {
        const questions = rests.map(question);
        const result = { questions, paper: { minutes: 60, questions: 30 } } as AttemptResult;
        const { cells, skipped } = speedGrid(result);
        const counts = Object.values(cells).map(({ count }) => count);
        expect(counts.reduce((sum, count) => sum + count, skipped)).toBe(questions.length);
        for (const [filter, { count, marks }] of Object.entries(cells)) {
          const shown = filterSolutions(result, filter as keyof typeof cells);
          expect(shown).toHaveLength(count);
          expect(shown.reduce((sum, one) => sum + one.marks, 0)).toBe(marks);
        }
      },
    ),
  ));
