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
  /** Null: the wallet had paid for all of it. */
  readonly paymentId: string | null;
  readonly amountPaise: number;
  /** What of it went back to the wallet; the rest goes through the gateway. */
  readonly walletPaise: number;
  readonly reason: string;
  readonly state: RefundState;
  /** Null: by itself, because the order could not take the payment. */
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly gatewayRefundId: string | null;
  readonly doneAt: Date | null;
  readonly creditNoteId: string | null;
}
/** What of a refund goes through the gateway. */
export const atGateway = ({ amountPaise, walletPaise }: StoredRefund): number => amountPaise - walletPaise;

/** Why a refund is here that its bank took by itself: a key, for which each language has its words. */
export const takenByBank = 'takenByBank';
/** What the release before wrote instead; read until no process of it runs any more. */
const takenByBankBefore = 'The bank took the payment back';
/**
 * Whether it gave back what was bought. Without a document is a payment that the order could not take, or money that was added to a wallet:
 * nothing was sold, so there is nothing to correct.
 */
export const isOfPurchase = ({ creditNoteId, reason }: Pick<StoredRefund, 'creditNoteId' | 'reason'>): boolean =>
  creditNoteId !== null || reason === takenByBank || reason === takenByBankBefore;

const columns = [
  'id',
  'orderId',
  'paymentId',
  'amountPaise',
  'walletPaise',
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

/** Refunds that these payments sent back, of whichever order. */
export const listRefundsOfPayments = (ctx: Bound, paymentIds: readonly string[]): Promise<StoredRefund[]> =>
  rows(ctx).selectFrom('refunds').select(columns).where('paymentId', '=', anyOf(paymentIds)).execute();

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
