import type { Billing, LineKind, OrderLine, OrderState, Sums } from '@abhyas/contract/commerce/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { sumNames } from '../offers/order-sums.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    orders: { state: OrderState; billing: Billing };
    orderLines: { thingKind: LineKind };
  }
}
export interface StoredOrder extends Sums {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly requestKey: string;
  readonly state: OrderState;
  readonly couponCode: string | null;
  /** What of the total the buyer's wallet pays. */
  readonly walletPaise: number;
  readonly billing: Billing;
  readonly placeOfSupply: string | null;
  readonly placedAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  /** The part of the total that is paid with credits. */
  readonly creditPaise: number;
}
export interface StoredLine extends Sums, Pick<OrderLine, 'title' | 'taxRate' | 'sac'> {
  readonly orderId: string;
  readonly line: number;
  readonly thingKind: LineKind;
  readonly thingId: string;
  readonly validityDays: number | null;
  readonly opensUntil: Date | null;
  readonly refundedAt: Date | null;
}
export const orderColumns = [
  'id',
  'number',
  'accountId',
  'requestKey',
  'state',
  'couponCode',
  'walletPaise',
  'billing',
  'placeOfSupply',
  'placedAt',
  'expiresAt',
  'paidAt',
  'creditPaise',
  ...sumNames,
] as const;
const lineColumns = [
  'orderId',
  'line',
  'thingKind',
  'thingId',
  'title',
  'taxRate',
  'sac',
  'validityDays',
  'opensUntil',
  'refundedAt',
  ...sumNames,
] as const;
/** What is left to pay with money. */
export const payable = ({ totalPaise, creditPaise }: Pick<StoredOrder, 'totalPaise' | 'creditPaise'>): number =>
  totalPaise - creditPaise;
/** What of it is left for a gateway, after the wallet. */
export const dueOf = (order: Pick<StoredOrder, 'totalPaise' | 'creditPaise' | 'walletPaise'>): number =>
  payable(order) - order.walletPaise;

const orders = (ctx: Bound) => rows(ctx).selectFrom('orders').select(orderColumns);

export async function getOrder(ctx: Bound, id: string): Promise<StoredOrder> {
  return (await orders(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The order, locked until the transaction ends: every change of its state and its payments waits for it. */
export async function lockOrder(tx: TransactionContext, id: string): Promise<StoredOrder> {
  return (await orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const findOrderByKey = (ctx: Bound, accountId: string, requestKey: string): Promise<StoredOrder | undefined> =>
  orders(ctx).where('accountId', '=', accountId).where('requestKey', '=', requestKey).executeTakeFirst();

export const findLastOrder = (ctx: Bound, accountId: string): Promise<StoredOrder | undefined> =>
  orders(ctx).where('accountId', '=', accountId).orderBy('placedAt', 'desc').limit(1).executeTakeFirst();

/** When a person last bought something here, refunded or not; null: never. Money added to a wallet buys nothing yet. */
export async function findLastPaid(ctx: Bound, accountId: string): Promise<Date | null> {
  const paid = await rows(ctx)
    .selectFrom('orders as o')
    .innerJoin('orderLines as l', 'l.orderId', 'o.id')
    .select('o.paidAt')
    .where('o.accountId', '=', accountId)
    .where('o.paidAt', 'is not', null)
    .where('l.thingKind', '<>', 'topUp')
    .orderBy('o.paidAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return paid?.paidAt ?? null;
}

export const listOrdersOf = (
  ctx: Bound,
  accountId: string,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: StoredOrder[]; total: number }> =>
  pageOf(orders(ctx).where('accountId', '=', accountId).orderBy('placedAt', 'desc').orderBy('id'), page);

export const listLines = (ctx: Bound, orderIds: readonly string[]): Promise<StoredLine[]> =>
  rows(ctx)
    .selectFrom('orderLines')
    .select(lineColumns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('line')
    .execute();

/** Something was paid for it that has not gone back yet. Money that was added to a wallet is spent here. */
export const isRefundable = ({ thingKind, refundedAt, totalPaise }: StoredLine): boolean =>
  thingKind !== 'topUp' && !refundedAt && totalPaise > 0;

export async function insertOrder(
  tx: TransactionContext,
  order: StoredOrder,
  lines: readonly StoredLine[],
): Promise<void> {
  await insertRows(tx, 'orders', { ...order, billing: json(order.billing) });
  await insertRows(tx, 'orderLines', [...lines]);
}

export async function changeOrder(
  tx: TransactionContext,
  id: string,
  change: { readonly state: OrderState; readonly paidAt?: Date },
): Promise<void> {
  await changeRows(tx, 'orders', { id }, change);
}

/** An order that is paid without a gateway may be paid later. */
export async function keepOrder(tx: TransactionContext, id: string, expiresAt: Date): Promise<void> {
  await changeRows(tx, 'orders', { id }, { expiresAt });
}

/** What orders are called, by id. */
export async function numbersOfOrders(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(ctx).selectFrom('orders').select(['id', 'number']).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** What a paid line opened, and until when. */
export async function saveOpening(tx: TransactionContext, line: StoredLine, opensUntil: Date | null): Promise<void> {
  await changeRows(tx, 'orderLines', { orderId: line.orderId, line: line.line }, { opensUntil });
}

export async function markRefunded(tx: TransactionContext, line: StoredLine, refundedAt: Date): Promise<void> {
  await changeRows(tx, 'orderLines', { orderId: line.orderId, line: line.line }, { refundedAt });
}

/** Orders that were not paid in time, and for which no payment is under way. */
export const listOverdue = (ctx: Bound, now: Date, most: number): Promise<{ id: string }[]> =>
  rows(ctx)
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['placed', 'failed'])
    .where('expiresAt', '<', now)
    .orderBy('expiresAt')
    .limit(most)
    .execute();
