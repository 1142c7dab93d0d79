import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostMarks } from './lost-marks.ts';

const answer = fc.oneof(
  fc.record({ outcome: fc.constant('right' as const), full: fc.nat(800) }).map((one) => ({ ...one, marks: one.full })),
  fc.record({ outcome: fc.constant('wrong' as const), full: fc.nat(800), marks: fc.integer({ min: -200, max: 0 }) }),
  fc.record({
    outcome: fc.constant('partial' as const),
    full: fc.constant(400),
    marks: fc.integer({ min: -200, max: 300 }),
  }),
  fc.record({ outcome: fc.constant('unanswered' as const), full: fc.nat(800), marks: fc.constant(0) }),
);

describe('marks left on the table', () => {
  it('tells what was skipped from what was never on the screen', () => {
    const open = { outcome: 'unanswered' as const, marks: 0, full: 400 };
    expect(
      lostMarks(
        [
          { ...open, questionId: 'seen' },
          { ...open, questionId: 'never' },
        ],
        new Set(['seen']),
      ),
    ).toEqual({
      wrong: 0,
      penalty: 0,
      skipped: 400,
      unopened: 400,
      partial: 0,
    });
  });

  it('adds up to full marks less marks, whatever was answered', () =>
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 20 }), fc.func(fc.boolean()), (answers, has) => {
        const marked = answers.map((one, at) => ({ ...one, questionId: String(at) }));
        const lost = Object.values(lostMarks(marked, { has })).reduce((sum, part) => sum + part, 0);
        expect(lost).toBe(marked.reduce((sum, { full, marks }) => sum + full - marks, 0));
      }),
    ));
});
