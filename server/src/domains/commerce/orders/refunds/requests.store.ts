import type { RefundLine, RefundRequestState } from '@abhyas/contract/commerce/refund-request';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../../kernel/database/rows.ts';
import { json } from '../../../../kernel/database/sql.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    refundRequests: { state: RefundRequestState; lines: readonly RefundLine[] };
  }
}
/** What a student asks back, with the sums that were shown. */
export interface StoredRequest {
  readonly id: string;
  readonly orderId: string;
  readonly accountId: string;
  readonly state: RefundRequestState;
  readonly reason: string;
  readonly lines: readonly RefundLine[];
  readonly backPaise: number;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly answer: string;
}
const columns = [
  'id',
  'orderId',
  'accountId',
  'state',
  'reason',
  'lines',
  'backPaise',
  'askedAt',
  'decidedAt',
  'decidedBy',
  'answer',
] as const;

/** Requests of these orders, the first one first. */
export const listRequests = (ctx: Bound, orderIds: readonly string[]): Promise<StoredRequest[]> =>
  rows(ctx)
    .selectFrom('refundRequests')
    .select(columns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('askedAt')
    .orderBy('id')
    .execute();

export const insertRequest = (tx: TransactionContext, request: StoredRequest): Promise<void> =>
  insertRows(tx, 'refundRequests', { ...request, lines: json(request.lines) });

export async function changeRequest(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredRequest, 'state' | 'decidedAt' | 'decidedBy' | 'answer'>>,
): Promise<void> {
  await changeRows(tx, 'refundRequests', { id }, change);
}
