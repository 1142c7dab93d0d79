import type { TransactionContext } from '../../../kernel/context.ts';
import { insertRows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';

/** Debits of an account are positive and credits negative: what a gateway owes us is positive, what we sold is negative. */
export const ledgerAccounts = [
  'gatewayClearing',
  // What was paid to the institute itself.
  'cash',
  'bank',
  'sales',
  'outputCgst',
  'outputSgst',
  'outputIgst',
  'refundsPayable',
  'walletCash',
  'walletPromo',
  // Taken out of a wallet for an order that is not paid yet.
  'walletHeld',
  // Added to a wallet, spent, and taken back by the bank of who added it: that person owes it.
  'walletOwed',
  'promoExpense',
  'buyerCredit',
  // What others get of what was sold, and to whom it is owed until it is paid out.
  'sharesGiven',
  'authorSharePayable',
  'publisherSharePayable',
  'providerCommissionPayable',
  // Approved and on its way, until the bank has paid it.
  'payouts',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface Entry {
  readonly account: LedgerAccount;
  /** Whole paise; entries of nothing are left out. */
  readonly amountPaise: number;
  readonly personId?: string;
}
export interface Posting {
  /** The order; of what belongs to none, its own id. */
  readonly orderId: string;
  /** What for; an order has each purpose once. */
  readonly purpose: string;
  readonly entries: readonly Entry[];
}

/** Writes one transaction of the ledger. Throws where its entries do not add up to nothing: no paisa appears or is lost. */
export async function post(tx: TransactionContext, { orderId, purpose, entries }: Posting): Promise<void> {
  const kept = entries.filter(({ amountPaise }) => amountPaise !== 0);
  const left = kept.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (left !== 0) throw new Error(`the entries of ${purpose} leave ${left} paise`);
  if (kept.length === 0) return;
  const transactionId = newId();
  await insertRows(tx, 'ledgerTransactions', { id: transactionId, orderId, purpose, at: tx.clock.now() });
  await insertRows(
    tx,
    'ledgerEntries',
    kept.map(({ account, amountPaise, personId }, entry) => ({
      transactionId,
      entry,
      account,
      amountPaise,
      personId: personId ?? null,
    })),
  );
}
