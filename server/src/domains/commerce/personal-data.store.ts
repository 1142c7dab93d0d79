import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { changeRows, rows } from '../../kernel/database/rows.ts';

/** Orders of a person with what was in them. */
export const listBoughtBy = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('orders as o')
    .innerJoin('orderLines as l', 'l.orderId', 'o.id')
    .select(['o.number', 'o.state', 'o.placedAt', 'o.paidAt', 'o.billing', 'l.title', 'l.totalPaise'])
    .where('o.accountId', '=', accountId)
    .orderBy('o.placedAt')
    .execute();

export async function moveOrders(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'orders', { accountId: from }, { accountId: to });
  await changeRows(tx, 'couponUses', { accountId: from }, { accountId: to });
}

export async function moveActs(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'refunds', { askedBy: from }, { askedBy: to });
}
