import type { OfflineState, OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../../kernel/database/rows.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    offlinePayments: { way: OfflineWay; state: OfflineState };
  }
}
/** What people said of a payment to the institute itself; its sum and outcome are kept with the payment. */
export interface StoredOffline {
  readonly paymentId: string;
  readonly orderId: string;
  readonly way: OfflineWay;
  readonly state: OfflineState;
  readonly toldUtr: string;
  readonly utr: string | null;
  readonly receiptId: string | null;
  readonly chosenAt: Date;
  readonly enteredBy: string | null;
  readonly enteredAt: Date | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string;
}
const columns = [
  'paymentId',
  'orderId',
  'way',
  'state',
  'toldUtr',
  'utr',
  'receiptId',
  'chosenAt',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'decidedAt',
  'answer',
] as const;

/** Those of these orders, the first try first. */
export const listOffline = (ctx: Bound, orderIds: readonly string[]): Promise<StoredOffline[]> =>
  rows(ctx)
    .selectFrom('offlinePayments')
    .select(columns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('chosenAt')
    .orderBy('paymentId')
    .execute();

export const insertOffline = (tx: TransactionContext, offline: StoredOffline): Promise<void> =>
  insertRows(tx, 'offlinePayments', offline);

export async function changeOffline(
  tx: TransactionContext,
  paymentId: string,
  change: Partial<Omit<StoredOffline, 'paymentId' | 'orderId' | 'chosenAt'>>,
): Promise<void> {
  await changeRows(tx, 'offlinePayments', { paymentId }, change);
}

/** Nobody has decided about it, and it can still be paid. */
export const isOpen = ({ state }: StoredOffline): boolean =>
  state === 'chosen' || state === 'told' || state === 'entered';

/** Payments that were chosen, of which nobody said anything before their order's time ended. */
export const listUnpaidOffline = (ctx: Bound, now: Date, most: number): Promise<{ paymentId: string }[]> =>
  rows(ctx)
    .selectFrom('offlinePayments as f')
    .innerJoin('orders as o', 'o.id', 'f.orderId')
    .select('f.paymentId')
    .where('f.state', '=', 'chosen')
    .where('o.expiresAt', '<', now)
    .orderBy('f.chosenAt')
    .limit(most)
    .execute();
