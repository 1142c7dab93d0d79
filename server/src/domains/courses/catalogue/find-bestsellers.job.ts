import { type Context, inTransaction } from '../../../kernel/context.ts';
import { BESTSELLER_DAYS, bestsellersOf } from './bestsellers.ts';
import { countBegunSince, saveBestsellers } from './bestsellers.store.ts';

export const FIND_BESTSELLERS = 'courses.find-bestsellers';

/** Tells anew which courses are bestsellers: also a course that nobody began lately stops being one. */
export async function findBestsellers(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - BESTSELLER_DAYS * 86_400_000);
  await inTransaction(ctx, async (tx) => saveBestsellers(tx, bestsellersOf(await countBegunSince(tx, since))));
}
