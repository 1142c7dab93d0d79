import type { DisputeState } from '@abhyas/contract/commerce/sales/disputes';
import type { Bound, TransactionContext } from '../../../../../kernel/context.ts';
import { anyOf, rows, upsertRows } from '../../../../../kernel/database/rows.ts';

declare module '../../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    disputes: { state: DisputeState };
  }
}
/** A complaint at the payer's bank. */
export interface StoredDispute {
  /** The gateway's own number. */
  readonly disputeId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly state: DisputeState;
  readonly amountPaise: number;
  /** As the bank calls it: `goods_or_services_not_received`. */
  readonly reason: string;
  /** Until then the institute may answer the bank. */
  readonly respondBy: Date | null;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
}
const columns = [
  'disputeId',
  'paymentId',
  'orderId',
  'state',
  'amountPaise',
  'reason',
  'respondBy',
  'openedAt',
  'endedAt',
] as const;

/** Disputes of these orders, the first first. */
export const listDisputes = (ctx: Bound, orderIds: readonly string[]): Promise<StoredDispute[]> =>
  rows(ctx)
    .selectFrom('disputes')
    .select(columns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('openedAt')
    .orderBy('disputeId')
    .execute();

export const saveDispute = (tx: TransactionContext, dispute: StoredDispute): Promise<void> =>
  upsertRows(tx, 'disputes', dispute, { key: ['disputeId'] });

/** How many wait for their bank. */
export async function countOpenDisputes(ctx: Bound): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('disputes')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return many;
}
