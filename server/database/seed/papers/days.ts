import type { Context } from '../../../src/kernel/context.ts';

/** In milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Half past three in the afternoon UTC is nine in the evening in India, nine hours into its day's window. */
export const dayAt = (now: Date, days: number, utcHours: number): Date =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + utcHours * HOUR);

/** The same person at another time: what is done with it carries that time. */
export const at = (ctx: Context, time: Date): Context => ({ ...ctx, clock: { now: () => time } });

/** When an open paper may be sat, seen from today: since yesterday, for five days more. */
export const liveWindow = (now: Date) => ({ opensAt: dayAt(now, -1, 3.5), closesAt: dayAt(now, 5, 15.5) });
