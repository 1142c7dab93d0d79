import type { ClassRatings } from '@abhyas/contract/live/feedback';
import { betterPoints, FEWEST_RATINGS, goodPoints } from '@abhyas/contract/live/words';
import type { Actor } from '../../../kernel/context.ts';
import type { StoredRating } from './ratings.store.ts';

/** Ratings come into view by so many at once: the mean before and after one of them would tell it. */
export const RATING_STEP = 5;

/** Of so many ratings, how many may be spoken of. Pure. */
export const shownOf = (rated: number): number => (rated < FEWEST_RATINGS ? 0 : rated - (rated % RATING_STEP));

/** Who teaches reads of the own classes, who leads people of all. */
export const canReadRatings = (actor: Actor, teacherId: string): boolean =>
  actor.accountId === teacherId || actor.capabilities.has('people.write');

/** What students said together, in the order in which they said it; nothing of the newest ones, and of too few. Pure. */
export function summaryOf(given: readonly StoredRating[]): ClassRatings {
  const shown = given.slice(0, shownOf(given.length));
  const sum = shown.reduce((all, { stars }) => all + stars, 0);
  const count = (test: (one: StoredRating) => boolean) => shown.filter(test).length;
  return {
    rated: given.length,
    shown: shown.length,
    tenths: shown.length > 0 ? Math.round((10 * sum) / shown.length) : null,
    spread: shown.length > 0 ? [1, 2, 3, 4, 5].map((stars) => count((one) => one.stars === stars)) : [],
    good: goodPoints.map((point) => ({ point, count: count(({ good }) => good.includes(point)) })),
    better: betterPoints.map((point) => ({ point, count: count(({ better }) => better.includes(point)) })),
    words: shown.flatMap(({ words }) => words || []).toSorted((a, b) => a.localeCompare(b)),
  };
}
