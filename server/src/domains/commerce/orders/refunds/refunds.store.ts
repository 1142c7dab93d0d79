import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../../kernel/database/rows.ts';
import { fail } from '../../../../kernel/errors.ts';

/** `sending`: the gateway has not taken it yet. `sent`: it has, and the bank works on it. */
export type RefundState = 'sending' | 'sent' | 'done' | 'failed';
declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    refunds: { state: RefundState };
  }
}
export interface StoredRefund {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly state: RefundState;
  /** Null: by itself, because the order could not take the payment. */
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly gatewayRefundId: string | null;
  readonly doneAt: Date | null;
  readonly creditNoteId: string | null;
}
const columns = [
  'id',
  'orderId',
  'paymentId',
  'amountPaise',
  'reason',
  'state',
  'askedBy',
  'askedAt',
  'gatewayRefundId',
  'doneAt',
  'creditNoteId',
] as const;

export const listRefunds = (ctx: Bound, orderIds: readonly string[]): Promise<StoredRefund[]> =>
  rows(ctx)
    .selectFrom('refunds')
    .select(columns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('askedAt')
    .orderBy('id')
    .execute();

export async function getRefund(ctx: Bound, id: string): Promise<StoredRefund> {
  return (
    (await rows(ctx).selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
  );
}

export const insertRefund = (tx: TransactionContext, refund: StoredRefund): Promise<void> =>
  insertRows(tx, 'refunds', refund);

export async function changeRefund(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredRefund, 'state' | 'gatewayRefundId' | 'doneAt'>>,
): Promise<void> {
  await changeRows(tx, 'refunds', { id }, change);
}
