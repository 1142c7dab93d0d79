import { failFields } from '../../../kernel/errors.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As a call says it: `endsAt` left out is the days of the course, null is without an end. */
export interface GivenWindow {
  readonly startsAt: string | null;
  readonly endsAt?: string | null | undefined;
}
export interface Window {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The window of access to one course; the days of a course count from its start. ACCESS_WINDOW beside the field where nothing is left of it. */
export function windowOf(given: GivenWindow, validityDays: number | null, now: Date): Window {
  const startsAt = given.startsAt === null ? null : new Date(given.startsAt);
  const opens = startsAt && startsAt > now ? startsAt : now;
  if (given.endsAt !== undefined) {
    const endsAt = given.endsAt === null ? null : new Date(given.endsAt);
    requireOpen(opens, endsAt);
    return { startsAt, endsAt };
  }
  return { startsAt, endsAt: validityDays === null ? null : new Date(opens.getTime() + validityDays * DAY) };
}

/** ACCESS_WINDOW beside the field where it would close before it opens. */
export function requireOpen(opens: Date, endsAt: Date | null): void {
  if (endsAt !== null && endsAt <= opens)
    failFields('ACCESS_WINDOW', [{ path: 'body.endsAt', messageKey: 'errors.ACCESS_WINDOW' }]);
}
