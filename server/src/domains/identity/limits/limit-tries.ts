import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
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
  const now = ctx.clock.now().getTime();
  for (const { key, count, until } of known) {
    const limit = limits.find((one) => one.key === key);
    if (limit && count >= limit.tries)
      fail('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil((until.getTime() - now) / 1000)) });
  }
}

/** Counts a try under each key. */
export async function countTry(ctx: Context, limits: readonly Limit[]): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const { key, seconds } of limits) await addTry(ctx, key, new Date(now + seconds * 1000));
}
