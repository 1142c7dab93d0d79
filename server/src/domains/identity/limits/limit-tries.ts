import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { addTry, listTries } from './tries.store.ts';

/** So many tries in so many seconds under one key, counted in the database: every process knows of them. */
export interface Limit {
  readonly key: string;
  readonly tries: number;
  readonly seconds: number;
}

/** TOO_MANY_REQUESTS with the seconds to wait, where one of the limits is reached. */
export async function checkLimits(ctx: Context, limits: readonly Limit[]): Promise<void> {
  const known = await listTries(
    ctx,
    limits.map(({ key }) => key),
  );
  for (const { key, count, until } of known) {
    const limit = limits.find((one) => one.key === key);
    if (limit && count >= limit.tries) fail('TOO_MANY_REQUESTS', { seconds: secondsUntil(ctx, until) });
  }
}

/** Counts a try under each key. */
export async function countTry(ctx: Context, limits: readonly Limit[]): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const { key, seconds } of limits) await addTry(ctx, key, new Date(now + seconds * 1000));
}

/**
 * Takes one try under each limit before the thing is done, so that no limit is passed by many at once; the seconds to wait where one is
 * used up. In a transaction the others wait behind it, and a refusal that ends it gives the tries back.
 */
export async function takeTry(ctx: Context, limits: readonly Limit[]): Promise<number | undefined> {
  const now = ctx.clock.now().getTime();
  // Always in the same order: two transactions cannot wait for each other.
  for (const { key, tries, seconds } of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const taken = await addTry(ctx, key, new Date(now + seconds * 1000));
    if (taken.count > tries) return secondsUntil(ctx, taken.until);
  }
  return undefined;
}

/** The same, refused with TOO_MANY_REQUESTS. */
export async function requireTry(ctx: Context, limits: readonly Limit[]): Promise<void> {
  const seconds = await takeTry(ctx, limits);
  if (seconds !== undefined) fail('TOO_MANY_REQUESTS', { seconds });
}

/** A context whose writes stay whatever becomes of the transaction around it: a wrong code counts although it refuses the sign-in. */
export const outside = (ctx: Context): Context => ({ ...ctx, db: runtime().outside.forInstitute(ctx.instituteId) });

const secondsUntil = (ctx: Context, until: Date) =>
  Math.max(1, Math.ceil((until.getTime() - ctx.clock.now().getTime()) / 1000));
