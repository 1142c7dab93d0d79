import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDays, type PlannedChapter } from './plan-days.ts';

const chapter = (id: string, given: Partial<PlannedChapter> = {}): PlannedChapter => ({
  chapterId: id,
  name: id,
  subject: 'physics',
  weight: 30,
  state: 'shaky',
  chance: 0.2,
  ...given,
});
const wish = { today: '2026-11-23', examOn: '2026-12-23', minutes: 60, restDays: [0] };

describe('a plan to the exam', () => {
  it('begins with what has most open marks, rests on the day of rest, revises at the end, and stops at the exam', () => {
    const { days, leftOut } = planDays(
      [chapter('light', { weight: 5 }), chapter('heavy'), chapter('known', { state: 'mastered' })],
      wish,
    );
    expect(days[0]).toEqual({
      day: '2026-11-23',
      kind: 'study',
      items: [
        { chapterId: 'heavy', name: 'heavy', subject: 'physics', kind: 'learn', questions: 32 },
        { chapterId: 'light', name: 'light', subject: 'physics', kind: 'learn', questions: 1 },
      ],
    });
    expect(days.filter(({ kind }) => kind === 'rest').map(({ day }) => day)).toEqual([
      '2026-11-29',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
    ]);
    expect(days.at(-1)).toEqual({ day: '2026-12-23', kind: 'exam', items: [] });
    expect(days.at(-2)!.items.every(({ kind }) => kind === 'revise')).toBe(true);
    expect(leftOut).toEqual([]);
  });

  it('says what finds no time, and with how many minutes a day all would', () => {
    const many = Array.from({ length: 30 }, (_, at) => chapter(`c${at}`, { weight: 60 - at, chance: 0 }));
    const { leftOut, needed } = planDays(many, { ...wish, minutes: 30 });
    expect(leftOut.length).toBeGreaterThan(10);
    expect(leftOut[0]!.weight).toBeGreaterThan(leftOut.at(-1)!.weight);
    expect(needed).toBeGreaterThan(60);
    expect(planDays(many, { ...wish, minutes: needed + 2 }).leftOut).toEqual([]);
  });

  it('is made anew after missed days: the same chapters in fewer days', () => {
    const chapters = [chapter('a'), chapter('b')];
    const later = planDays(chapters, { ...wish, today: '2026-12-01' });
    expect(later.days[0]!.items[0]!.chapterId).toBe('a');
    expect(later.leftOut).toEqual([]);
  });

  it('never asks for more than the minutes hold, nor for a chapter that is left out', () => {
    const anyChapter = fc.record({
      weight: fc.integer({ min: 0, max: 90 }),
      chance: fc.double({ min: 0, max: 1, noNaN: true }),
      state: fc.constantFrom('mastered', 'shaky', 'fading', 'not_begun'),
    });
    fc.assert(
      fc.property(
        fc.array(anyChapter, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 15, max: 360 }),
        fc.integer({ min: 1, max: 120 }),
        (given, minutes, length) => {
          const chapters = given.map((one, at) => chapter(`c${at}`, one));
          const examOn = new Date(Date.parse(wish.today) + length * 86_400_000).toISOString().slice(0, 10);
          const { days, leftOut } = planDays(chapters, { ...wish, examOn, minutes });
          expect(days).toHaveLength(length + 1);
          const gone = new Set(leftOut.map(({ chapterId }) => chapterId));
          for (const { items } of days) {
            const learned = items.filter(({ kind }) => kind === 'learn');
            expect(learned.reduce((sum, { questions }) => sum + questions, 0) * 1.8).toBeLessThanOrEqual(minutes);
            expect(learned.some(({ chapterId }) => gone.has(chapterId))).toBe(false);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
