import type { OrderState } from '@abhyas/contract/commerce/shapes';
import type { SalesView } from '@abhyas/contract/commerce/sales';
import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { orderColumns } from '../orders/orders.store.ts';

export interface SalesFilter {
  readonly view: SalesView;
  readonly search: string;
  /** Accounts whose name, e-mail or mobile holds what is searched for. */
  readonly accountIds: readonly string[];
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly page: number;
  readonly size: number;
}
const statesOf: Readonly<Record<Exclude<SalesView, 'all' | 'needsYou'>, readonly OrderState[]>> = {
  waiting: ['awaiting'],
  paid: ['paid', 'part_refunded'],
  failed: ['failed', 'expired'],
  refunds: ['part_refunded', 'refunded'],
};

/** Refunds that students ask for, and those that a gateway could not send: somebody has to look at them. */
const needsSomebody = sql<boolean>`(exists (
  select 1 from refund_requests r where r.institute_id = o.institute_id and r.order_id = o.id and r.state = 'asked')
  or exists (
  select 1 from refunds f where f.institute_id = o.institute_id and f.order_id = o.id and f.state = 'failed'))`;

/** Orders, the newest first. */
export function listSales(ctx: Bound, filter: SalesFilter) {
  let query = rows(ctx).selectFrom('orders as o');
  if (filter.view === 'needsYou') query = query.where(needsSomebody);
  else if (filter.view !== 'all') query = query.where('o.state', 'in', [...statesOf[filter.view]]);
  if (filter.from) query = query.where('o.placedAt', '>=', filter.from);
  if (filter.until) query = query.where('o.placedAt', '<', filter.until);
  if (filter.search) {
    const words = filter.search.toLowerCase();
    const ofPayment = sql<boolean>`exists (select 1 from payments p where p.institute_id = o.institute_id and p.order_id = o.id
      and ${words} in (lower(p.reference), lower(p.gateway_order_id), lower(p.gateway_payment_id)))`;
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`lower(o.number) like ${containing(words)}`,
        eb('o.accountId', '=', anyOf(filter.accountIds)),
        ofPayment,
      ]),
    );
  }
  return pageOf(
    query
      .select(orderColumns.map((name) => `o.${name}` as const))
      .orderBy('o.placedAt', 'desc')
      .orderBy('o.id'),
    filter,
  );
}

/** How many orders there are of each view, and the sum of what was paid. */
export async function countSales(ctx: Bound) {
  const counted = await sql<
    Record<'all' | 'waiting' | 'paid' | 'failed' | 'refunds' | 'needsYou' | 'paidPaise', number>
  >`
    select count(*)::int as "all", count(*) filter (where state = 'awaiting')::int as waiting,
      count(*) filter (where state in ('paid', 'part_refunded'))::int as paid,
      count(*) filter (where state in ('failed', 'expired'))::int as failed,
      count(*) filter (where state in ('part_refunded', 'refunded'))::int as refunds,
      count(*) filter (where ${needsSomebody})::int as needs_you,
      coalesce(sum(total_paise) filter (where paid_at is not null), 0)::bigint as paid_paise
    from orders o where institute_id = ${ctx.instituteId}`.execute(rows(ctx));
  return counted.rows[0]!;
}

/** Lines that were paid since a day and not refunded. */
export const listPaidLines = (ctx: Bound, since: Date): Promise<{ orderId: string; line: number }[]> =>
  rows(ctx)
    .selectFrom('orders as o')
    .innerJoin('orderLines as l', 'l.orderId', 'o.id')
    .select(['l.orderId', 'l.line'])
    .where('o.state', 'in', ['paid', 'part_refunded'])
    .where('o.paidAt', '>=', since)
    .where('l.refundedAt', 'is', null)
    .where('l.thingKind', '<>', 'topUp')
    .execute();
