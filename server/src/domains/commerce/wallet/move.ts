import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type LedgerAccount, post } from '../ledger/ledger.store.ts';
import { saveMovement, type StoredMovement, type StoredWallet } from './wallets.store.ts';

interface Move
  extends Pick<StoredMovement, 'kind' | 'note'>, Partial<Pick<StoredMovement, 'orderId' | 'orderNumber' | 'endsAt'>> {
  /** Paise into the wallet, or out of it where negative. */
  readonly cashPaise: number;
  readonly promoPaise: number;
  /** More that the person owes, or less where negative. */
  readonly owedPaise?: number;
  /** The account of the ledger that it comes from, or goes to. */
  readonly against: LedgerAccount;
  readonly givenBy?: string | null;
}

/** Moves money into a locked wallet or out of it: the ledger, the balance and the passbook change together. Answers the wallet after it. */
export async function move(
  tx: TransactionContext,
  before: StoredWallet,
  { against, kind, note, cashPaise, promoPaise, owedPaise = 0, ...more }: Move,
): Promise<StoredWallet> {
  const { accountId } = before;
  const id = newId();
  const personId = accountId;
  await post(tx, {
    orderId: more.orderId ?? id,
    purpose: `wallet:${id}`,
    entries: [
      { account: 'walletCash', amountPaise: -cashPaise, personId },
      { account: 'walletPromo', amountPaise: -promoPaise, personId },
      { account: 'walletOwed', amountPaise: owedPaise, personId },
      { account: against, amountPaise: cashPaise + promoPaise - owedPaise, personId },
    ],
  });
  const after = {
    accountId,
    cashPaise: before.cashPaise + cashPaise,
    promoPaise: before.promoPaise + promoPaise,
    owedPaise: before.owedPaise + owedPaise,
    movements: before.movements + 1,
  };
  await saveMovement(tx, after, {
    id,
    accountId,
    place: after.movements,
    at: tx.clock.now(),
    kind,
    cashPaise,
    promoPaise,
    owedPaise,
    balancePaise: after.cashPaise + after.promoPaise,
    note,
    orderId: more.orderId ?? null,
    orderNumber: more.orderNumber ?? null,
    endsAt: more.endsAt ?? null,
    givenBy: more.givenBy ?? null,
  });
  return after;
}
