import type { Movement, Wallet } from '@abhyas/contract/commerce/wallet';
import type { Context } from '../../../kernel/context.ts';
import { spendableOf } from './parts.ts';
import { bucketsOf } from './quote-wallet.ts';
import { findWallet, type StoredMovement } from './wallets.store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What a person can spend now, with the ends of promo money. */
export async function presentWallet(ctx: Context, accountId: string): Promise<Wallet> {
  const buckets = await bucketsOf(ctx, accountId);
  const spendablePaise = spendableOf(buckets);
  return {
    spendablePaise,
    cashPaise: buckets.cashPaise,
    promoPaise: spendablePaise - buckets.cashPaise,
    owedPaise: (await findWallet(ctx, accountId))?.owedPaise ?? 0,
    promos: buckets.promos.map(({ leftPaise, endsAt }) => ({
      leftPaise,
      endsAt: endsAt.toISOString(),
      days: Math.ceil((endsAt.getTime() - ctx.clock.now().getTime()) / DAY),
    })),
  };
}

export function presentMovement(stored: StoredMovement): Movement {
  const { accountId: _account, place: _place, givenBy: _by, ...movement } = stored;
  return { ...movement, at: movement.at.toISOString(), endsAt: movement.endsAt?.toISOString() ?? null };
}
