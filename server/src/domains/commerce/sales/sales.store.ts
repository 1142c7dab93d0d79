import type { OrderState } from '@abhyas/contract/commerce/shapes';
import type { SalesView } from '@abhyas/contract/commerce/sales';
import { sql } from 'kysely';
import type { Bound, Context } from '../../../kernel/context.ts';
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
const statesOf: Readonly<Record<Exclude<SalesView, 'all' | 'needsYou' | 'behind'>, readonly OrderState[]>> = {
  waiting: ['awaiting'],
  paid: ['paid', 'part_refunded'],
  failed: ['failed', 'expired'],
  refunds: ['part_refunded', 'refunded'],
};

/**
 * Disputes that are open, refunds that students ask for, money that was paid to the institute itself, and refunds that a gateway could not send or that are paid out by
 * hand: somebody has to look at them.
 */
const needsSomebody = sql<boolean>`(exists (
  select 1 from disputes d where d.institute_id = o.institute_id and d.order_id = o.id and d.state = 'open')
  or exists (
  select 1 from refund_requests r where r.institute_id = o.institute_id and r.order_id = o.id and r.state = 'asked')
  or exists (
  select 1 from offline_payments w where w.institute_id = o.institute_id and w.order_id = o.id and w.state in ('told', 'entered'))
  or exists (
  select 1 from refunds f where f.institute_id = o.institute_id and f.order_id = o.id and (f.state = 'failed' or f.state = 'sending'
    and exists (select 1 from payments p where p.institute_id = o.institute_id and p.id = f.payment_id and p.gateway = 'offline'))))`;

/** Somebody pays it in parts, and a part is late. */
const isBehind = (now: Date) => sql<boolean>`exists (
  select 1 from instalment_schedules s join instalment_parts p on p.institute_id = s.institute_id and p.order_id = s.order_id
  where s.institute_id = o.institute_id and s.order_id = o.id and s.state in ('running', 'paused')
    and p.paid_at is null and p.due_at <= ${now})`;

/** Orders, the newest first. */
export function listSales(ctx: Context, filter: SalesFilter) {
  let query = rows(ctx).selectFrom('orders as o');
  if (filter.view === 'needsYou') query = query.where(needsSomebody);
  else if (filter.view === 'behind') query = query.where(isBehind(ctx.clock.now()));
  else if (filter.view !== 'all') query = query.where('o.state', 'in', [...statesOf[filter.view]]);
  if (filter.from) query = query.where('o.placedAt', '>=', filter.from);
  if (filter.until) query = query.where('o.placedAt', '<', filter.until);
  if (filter.search) {
    const words = filter.search.toLowerCase();
    const ofPayment = sql<boolean>`exists (select 1 from payments p where p.institute_id = o.institute_id and p.order_id = o.id
      and ${words} in (lower(p.reference), lower(p.gateway_order_id), lower(p.gateway_payment_id)))
      or exists (select 1 from offline_payments w where w.institute_id = o.institute_id and w.order_id = o.id
      and lower(w.told_utr) = ${words})`;
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`lower(o.number) like ${containing(words)}`,
        sql<boolean>`lower(o.billing->>'name') like ${containing(words)}`,
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

/** How many orders wait for somebody. */
export async function countWaitingOrders(ctx: Bound): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('orders as o')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where(needsSomebody)
    .executeTakeFirstOrThrow();
  return many;
}

/** How many orders there are of each view, and the sum of what was paid. */
export async function countSales(ctx: Context) {
  const counted = await sql<
    Record<'all' | 'waiting' | 'paid' | 'failed' | 'refunds' | 'needsYou' | 'behind' | 'paidPaise', number>
  >`
    select count(*)::int as "all", count(*) filter (where state = 'awaiting')::int as waiting,
      count(*) filter (where state in ('paid', 'part_refunded'))::int as paid,
      count(*) filter (where state in ('failed', 'expired'))::int as failed,
      count(*) filter (where state in ('part_refunded', 'refunded'))::int as refunds,
      count(*) filter (where ${needsSomebody})::int as needs_you,
      count(*) filter (where ${isBehind(ctx.clock.now())})::int as behind,
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
    // Money for a wallet and later parts open nothing of their own; seats and gifts open when somebody gets them.
    .where('l.thingKind', 'not in', ['topUp', 'seats', 'gift', 'instalment'])
    .execute();
