import { type Rating, ratings } from '@abhyas/contract/flashcards/cards';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating as Grade } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { foldForCalendar, foldReviews, nextDatesOf, nothingYet, type Reviewed } from './fold-reviews.ts';
import { DECAY, FACTOR, grades } from './fsrs.ts';
import { addDays, startOfStudyDay, studyDayOf } from './study-day.ts';

const zone = 'Asia/Kolkata';
/** Days on which nothing else comes. */
const calendar = { today: '2026-11-29', easyDays: [], holiday: null, countOn: () => 0 };
const answer = (rating: Rating, reviewedAt: Date, id = ''): Reviewed => ({ id, rating, reviewedAt, retention: 90 });
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

describe('the dates of a card', () => {
  it('are those of the published case of FSRS-6: each answer on the day on which the card comes', () => {
    const given: Reviewed[] = [];
    const intervals: number[] = [];
    let now = new Date('2026-11-29T12:30:00Z');
    for (const grade of [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3]) {
      given.push(answer(ratings[grade - 1]!, now));
      const { dueAt } = foldReviews(given, zone);
      intervals.push(days(studyDayOf(zone, now), studyDayOf(zone, dueAt!)));
      now = dueAt!;
    }
    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('come from the published memory of a history: again, then good after 0, 1, 3, 8 and 21 days', () => {
    const given: Reviewed[] = [];
    let now = new Date('2026-11-29T12:30:00Z').getTime();
    for (const [at, later] of [0, 0, 1, 3, 8, 21].entries()) {
      now += later * 86_400_000;
      given.push(answer(at === 0 ? 'again' : 'good', new Date(now), String(at)));
    }
    const { stability, difficulty } = foldReviews(given, zone);
    expect(stability).toBeCloseTo(53.62691, 4);
    expect(difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('are what the library says when it is asked directly, for a thousand histories', () => {
    const step = fc.record({ grade: fc.integer({ min: 1, max: 4 }), later: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const direct = fsrs({ request_retention: 0.9, enable_fuzz: false });
        let card = createEmptyCard(new Date('2026-01-01T12:00:00Z'));
        let day = '2026-01-01';
        const given: Reviewed[] = [];
        for (const [at, { grade, later }] of steps.entries()) {
          day = addDays(day, later);
          const noon = new Date(`${day}T12:00:00Z`);
          card = direct.next(card, noon, grade as Grade.Again).card;
          given.push(answer(ratings[grade - 1]!, noon, String(at).padStart(3, '0')));
        }
        const folded = foldReviews(given, 'UTC');
        expect([folded.stability, folded.difficulty, folded.lapses]).toEqual([
          card.stability,
          card.difficulty,
          card.lapses,
        ]);
        if (card.scheduled_days > 0) expect(studyDayOf('UTC', folded.dueAt!)).toBe(addDays(day, card.scheduled_days));
        else expect(folded.dueAt).toEqual(card.due);
      }),
      { numRuns: 1000, seed: 6 },
    );
  });

  it('do not depend on the order in which answers of two devices arrive', () => {
    const at = (hours: number) => new Date(Date.parse('2026-11-01T06:00:00Z') + hours * 3_600_000);
    const given = [answer('good', at(0), 'a'), answer('again', at(50), 'b'), answer('good', at(51), 'c')];
    const folded = foldReviews(given, zone);
    expect(foldReviews(given.toReversed(), zone)).toEqual(folded);
    expect(folded).toMatchObject({ reviews: 3, firstReviewAt: at(0), lastReviewAt: at(51) });
  });

  it('are whole days that begin at four in the institute’s zone', () => {
    const lateEvening = new Date('2026-11-22T20:00:00Z'); // half past one of the 23rd in India
    expect(studyDayOf(zone, lateEvening)).toBe('2026-11-22');
    expect(startOfStudyDay(zone, '2026-11-23').toISOString()).toBe('2026-11-22T22:30:00.000Z');
    const { dueAt } = foldReviews([answer('easy', lateEvening)], zone);
    expect(dueAt).toEqual(startOfStudyDay(zone, '2026-11-30'));
  });

  it('are said before the answer: harder answers come earlier, and a better memory waits longer', () => {
    const now = new Date('2026-11-29T12:30:00Z');
    const first = nextDatesOf(nothingYet, { now, retention: 90, timeZone: zone, calendar });
    expect(ratings.map((rating) => [first[rating].minutes, first[rating].days].join(' '))).toEqual([
      '1 0',
      '6 0',
      '10 0',
      `${(Date.parse(first.easy.at) - now.getTime()) / 60_000} 8`,
    ]);
    const later = foldReviews([answer('easy', new Date('2026-11-01T12:00:00Z'))], zone);
    const lenient = nextDatesOf(later, { now, retention: 80, timeZone: zone, calendar });
    const strict = nextDatesOf(later, { now, retention: 95, timeZone: zone, calendar });
    expect(lenient.good.days).toBeGreaterThan(strict.good.days);
    expect([strict.hard.days < strict.good.days, strict.good.days < strict.easy.days]).toEqual([true, true]);
  });

  it('keep the order of the four answers whatever else comes, also when one of them is given', () => {
    const later = fc.record({ grade: fc.integer({ min: 1, max: 4 }), days: fc.integer({ min: 1, max: 60 }) });
    const busy = fc.record({
      easyDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
      counts: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 31, maxLength: 31 }),
      holiday: fc.option(fc.record({ after: fc.integer({ min: -3, max: 40 }), days: fc.integer({ min: 0, max: 30 }) })),
    });
    fc.assert(
      fc.property(
        fc.array(later, { minLength: 1, maxLength: 12 }),
        busy,
        fc.integer({ min: 80, max: 95 }),
        (steps, on, retention) => {
          const given: Reviewed[] = [];
          let day = '2026-01-01';
          for (const [at, { grade, days: more }] of steps.entries()) {
            given.push({
              ...answer(ratings[grade - 1]!, new Date(`${day}T12:00:00Z`), String(at).padStart(3, '0')),
              retention,
            });
            day = addDays(day, more);
          }
          const { after, days: long } = on.holiday ?? { after: 0, days: 0 };
          const holiday = on.holiday && { from: addDays(day, after), to: addDays(day, after + long) };
          const countOn = (one: string) => on.counts[Math.round(Date.parse(one) / 86_400_000) % on.counts.length]!;
          const busyCalendar = { today: day, easyDays: on.easyDays, holiday, countOn };
          const now = new Date(`${day}T12:00:00Z`);
          const next = nextDatesOf(foldReviews(given, 'UTC'), {
            now,
            retention,
            timeZone: 'UTC',
            calendar: busyCalendar,
          });
          const dates = ratings.map((rating) => next[rating].at);
          expect(dates).toEqual(dates.toSorted());
          for (const rating of ratings) {
            const folded = foldForCalendar([...given, { ...answer(rating, now, 'last'), retention }], 'UTC').settle(
              busyCalendar,
            );
            expect(folded.dueAt?.toISOString()).toBe(next[rating].at);
          }
        },
      ),
      { numRuns: 300, seed: 8 },
    );
  });

  it('rest on the curve of the library, whose methods are no longer on every date', () => {
    const curve = fsrs().forgetting_curve;
    for (const [t, s] of [
      [1, 1],
      [30, 12.5],
      [400, 90],
    ] as const)
      expect((1 + (FACTOR * t) / s) ** -DECAY).toBeCloseTo(curve(t, s), 6);
    expect('scheduler' in new Date()).toBe(false);
    expect(Object.keys(grades)).toEqual([...ratings]);
  });
});
