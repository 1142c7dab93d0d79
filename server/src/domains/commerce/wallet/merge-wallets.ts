import type { TransactionContext } from '../../../kernel/context.ts';
import { move } from './move.ts';
import { payOwed } from './owed.ts';
import { findWallet, lockWallet } from './wallets.store.ts';

/** The money of an account that is merged, and what it owes, goes to the wallet of the one that stays; its passbook stays with it, as it was. */
export async function mergeWallets(tx: TransactionContext, from: string, to: string): Promise<void> {
  const found = await findWallet(tx, from);
  if (!found) return;
  // Wallets are always locked in one order.
  for (const accountId of [from, to].toSorted()) await lockWallet(tx, accountId);
  const { cashPaise, promoPaise, owedPaise } = await lockWallet(tx, from);
  const said = { kind: 'merged', note: '', against: 'walletHeld' } as const;
  await move(tx, await lockWallet(tx, from), {
    ...said,
    cashPaise: -cashPaise,
    promoPaise: -promoPaise,
    owedPaise: -owedPaise,
  });
  await move(tx, await lockWallet(tx, to), { ...said, cashPaise, promoPaise, owedPaise });
  await payOwed(tx, to);
}
