import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    couponUses: { state: UseState };
  }
}
export type UseState = 'reserved' | 'used' | 'released';
/** One order's use of a coupon. */
export interface StoredUse {
  readonly orderId: string;
  readonly couponId: string;
  readonly accountId: string;
  readonly state: UseState;
  readonly discountPaise: number;
  readonly totalPaise: number;
  readonly holdsUntil: Date;
}
const columns = ['orderId', 'couponId', 'accountId', 'state', 'discountPaise', 'totalPaise', 'holdsUntil'] as const;

export const insertUse = (tx: TransactionContext, use: StoredUse): Promise<void> => insertRows(tx, 'couponUses', use);

/** The uses of an order, locked until the transaction ends; coupons are always locked in this order. */
export const lockUses = (tx: TransactionContext, orderId: string): Promise<StoredUse[]> =>
  rows(tx)
    .selectFrom('couponUses')
    .select(columns)
    .where('orderId', '=', orderId)
    .orderBy('couponId')
    .forUpdate()
    .execute();

export async function changeUse(
  tx: TransactionContext,
  { orderId, couponId }: Pick<StoredUse, 'orderId' | 'couponId'>,
  state: UseState,
): Promise<void> {
  await changeRows(tx, 'couponUses', { orderId, couponId }, { state });
}

/** An order that may be paid later holds its uses longer. */
export async function keepUse(tx: TransactionContext, orderId: string, holdsUntil: Date): Promise<void> {
  await changeRows(tx, 'couponUses', { orderId }, { holdsUntil });
}

/** How often a person used a coupon or holds it. */
export async function countUsesOf(ctx: Bound, couponId: string, accountId: string): Promise<number> {
  const found = await rows(ctx)
    .selectFrom('couponUses')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('couponId', '=', couponId)
    .where('accountId', '=', accountId)
    .where('state', 'in', ['reserved', 'used'])
    .executeTakeFirstOrThrow();
  return found.many;
}

/** Uses whose orders were not paid in time. */
export const listOverdueUses = (ctx: Bound, now: Date, most: number): Promise<{ orderId: string }[]> =>
  rows(ctx)
    .selectFrom('couponUses')
    .select('orderId')
    .where('state', '=', 'reserved')
    .where('holdsUntil', '<', now)
    .orderBy('holdsUntil')
    .limit(most)
    .execute();

/** What each of these coupons took off and sold, in orders that were paid. */
export async function figuresOf(ctx: Bound, couponIds: readonly string[]) {
  const found = await rows(ctx)
    .selectFrom('couponUses')
    .select('couponId')
    .select([
      sql<number>`sum(discount_paise)::bigint`.as('discountPaise'),
      sql<number>`sum(total_paise)::bigint`.as('soldPaise'),
    ])
    .where('couponId', '=', anyOf(couponIds))
    .where('state', '=', 'used')
    .groupBy('couponId')
    .execute();
  return new Map(found.map(({ couponId, ...figures }) => [couponId, figures]));
}
