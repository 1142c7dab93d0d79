import type { TransactionContext } from '../../../kernel/context.ts';
import { move } from './move.ts';
import { lockWallet } from './wallets.store.ts';

interface Taken {
  readonly accountId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly paise: number;
}
/**
 * The bank took back money that was added to a wallet. Cash pays it as far as it goes; the rest is owed, and stands in the ledger as what
 * this person has to pay. Answers how much of it is owed.
 */
export async function takeFromWallet(tx: TransactionContext, { accountId, paise, ...order }: Taken): Promise<number> {
  const wallet = await lockWallet(tx, accountId);
  const cashPaise = Math.min(wallet.cashPaise, paise);
  const owedPaise = paise - cashPaise;
  const said = { ...order, kind: 'takenByBank', note: '', promoPaise: 0, against: 'refundsPayable' } as const;
  await move(tx, wallet, { ...said, cashPaise: -cashPaise, owedPaise });
  return owedPaise;
}

/** Cash that came into a wallet pays what is owed first. */
export async function payOwed(tx: TransactionContext, accountId: string): Promise<void> {
  const wallet = await lockWallet(tx, accountId);
  const paise = Math.min(wallet.cashPaise, wallet.owedPaise);
  if (paise === 0) return;
  // Nothing comes from elsewhere: the cash and the debt are of one person, and both become less.
  const said = { kind: 'owedPaid', note: '', promoPaise: 0, against: 'walletOwed' } as const;
  await move(tx, wallet, { ...said, cashPaise: -paise, owedPaise: -paise });
}
