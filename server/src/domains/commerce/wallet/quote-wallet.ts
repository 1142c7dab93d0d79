import { actorOf, type Context } from '../../../kernel/context.ts';
import { type Buckets, sumsOfParts, takeParts, walletShare } from './parts.ts';
import { findWallet, listPromos } from './wallets.store.ts';

/** What a person can spend now. */
export async function bucketsOf(ctx: Context, accountId: string) {
  const cashPaise = (await findWallet(ctx, accountId))?.cashPaise ?? 0;
  return { cashPaise, promos: await listPromos(ctx, accountId, ctx.clock.now()) } satisfies Buckets;
}

/** What is in the caller's wallet, and what an order of this sum would take out of it. */
export async function quoteWallet(ctx: Context, totalPaise: number) {
  const buckets = await bucketsOf(ctx, actorOf(ctx).accountId);
  const used = sumsOfParts(takeParts(walletShare(totalPaise, buckets), buckets) ?? []);
  return {
    cashPaise: buckets.cashPaise,
    promoPaise: buckets.promos.reduce((all, { leftPaise }) => all + leftPaise, 0),
    usedPromoPaise: used.promoPaise,
    usedCashPaise: used.cashPaise,
  };
}
