import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { changeRows, rows } from '../../../../kernel/database/rows.ts';

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
  await changeRows(tx, 'offlinePayments', { enteredBy: from }, { enteredBy: to });
  await changeRows(tx, 'offlinePayments', { decidedBy: from }, { decidedBy: to });
  await changeRows(tx, 'refunds', { askedBy: from }, { askedBy: to });
  await changeRows(tx, 'refundRequests', { accountId: from }, { accountId: to });
  await changeRows(tx, 'refundRequests', { decidedBy: from }, { decidedBy: to });
}

/** The passbook of a person. */
export const listGivenTo = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('walletMovements')
    .select(['at', 'kind', 'cashPaise', 'promoPaise', 'owedPaise', 'balancePaise', 'note', 'orderNumber', 'endsAt'])
    .where('accountId', '=', accountId)
    .orderBy('at')
    .orderBy('place')
    .execute();

/** What the wallet of an account that is merged into another one owns; its money has moved before. */
export async function moveWalletRows(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'walletPromos', { accountId: from }, { accountId: to });
  await changeRows(tx, 'walletHolds', { accountId: from }, { accountId: to });
  await changeRows(tx, 'walletMovements', { givenBy: from }, { givenBy: to });
}
