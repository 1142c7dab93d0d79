import { type RawBuilder, sql } from 'kysely';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import type { Period } from './period-of.ts';

/** Documents never change, so that a report of a period that is over says the same for ever. */
const documents = (ctx: Bound, { since, until }: Period): RawBuilder<unknown> => sql`(
  select order_id, issued_at, body, kind = 'creditNote' as back, (body->'sums'->>'totalPaise')::bigint as total
  from sales_documents where institute_id = ${ctx.instituteId} and issued_at >= ${since} and issued_at < ${until}) d`;
const sold = (amount: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${amount}) filter (where not d.back), 0)::bigint`;
const refunded = (amount: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${amount}) filter (where d.back), 0)::bigint`;
const total = sql`d.total`;

export interface Totals {
  readonly soldPaise: number;
  readonly refundedPaise: number;
  readonly orders: number;
  readonly discountPaise: number;
  readonly taxPaise: number;
}
export async function sumTotals(ctx: Bound, period: Period): Promise<Totals> {
  const tax = sql`d.total - (d.body->'sums'->>'taxablePaise')::bigint`;
  const discount = sql`(d.body->'sums'->>'discountPaise')::bigint`;
  const found = await sql<Totals>`select ${sold(total)} as sold_paise, ${refunded(total)} as refunded_paise,
    count(*) filter (where not d.back)::int as orders, ${sold(discount)} as discount_paise,
    ${sold(tax)} - ${refunded(tax)} as tax_paise from ${documents(ctx, period)}`.execute(rows(ctx));
  return found.rows[0]!;
}

type Sold = Pick<Totals, 'soldPaise' | 'refundedPaise'>;
/** By day or month of the institute's zone; where nothing was issued there is no row. */
export async function sumBars(ctx: Bound, period: Period): Promise<(Sold & { readonly key: string })[]> {
  const format = period.unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const key = sql`to_char(d.issued_at at time zone ${period.timeZone}::text, ${format}::text)`;
  const found = await sql<Sold & { readonly key: string }>`select ${key} as key, ${sold(total)} as sold_paise,
    ${refunded(total)} as refunded_paise from ${documents(ctx, period)} group by 1`.execute(rows(ctx));
  return found.rows;
}

type ThingSold = Sold & {
  readonly kind: SoldThing['kind'];
  readonly id: string;
  readonly title: string;
  readonly sold: number;
};
/** By course, pack or plan, the one that sold most first. What is paid in parts is sold once, with its first part. */
export async function sumThings(ctx: Bound, period: Period): Promise<ThingSold[]> {
  const amount = sql`(l->>'totalPaise')::bigint`;
  const isPart = sql`l->'thing'->>'kind' = 'instalment'`;
  const found =
    await sql<ThingSold>`select coalesce(min(l->'thing'->>'kind') filter (where not ${isPart}), 'course') as kind, l->'thing'->>'id' as id,
    regexp_replace(max(l->>'title'), ' \\(\\d+/\\d+\\)$', '') as title,
    count(*) filter (where not d.back and not ${isPart})::int as sold, ${sold(amount)} as sold_paise, ${refunded(amount)} as refunded_paise
    from ${documents(ctx, period)}, jsonb_array_elements(d.body->'lines') l
    group by 2 order by sold_paise desc, title limit 200`.execute(rows(ctx));
  return found.rows;
}

interface CouponSold {
  readonly code: string;
  readonly orders: number;
  readonly discountPaise: number;
  readonly soldPaise: number;
}
/**
 * By coupon, refunds left aside. Of an order with several coupons each has what it took off itself, and by that its share of what was sold: the
 * paise of all shares are those of the order, since each share is the difference of two sums that are rounded down.
 */
export async function sumCoupons(ctx: Bound, period: Period): Promise<CouponSold[]> {
  const found = await sql<CouponSold>`
    with used as (
      select c.code, d.total, u.discount_paise::numeric as off,
        sum(u.discount_paise) over (partition by u.order_id order by u.coupon_id) as upto,
        sum(u.discount_paise) over (partition by u.order_id) as off_all
      from ${documents(ctx, period)}
      join coupon_uses u on u.institute_id = ${ctx.instituteId} and u.order_id = d.order_id
      join coupons c on c.institute_id = ${ctx.instituteId} and c.id = u.coupon_id
      where not d.back
    )
    select code, count(*)::int as orders, sum(off)::bigint as discount_paise,
      sum(case when off_all = 0 then total else div(total * upto, off_all) - div(total * (upto - off), off_all) end)::bigint as sold_paise
    from used group by 1 order by sold_paise desc, code limit 100`.execute(rows(ctx));
  return found.rows;
}

interface WaySold {
  readonly way: string;
  readonly orders: number;
  readonly soldPaise: number;
}
/** By way to pay, refunds left aside. */
export async function sumWays(ctx: Bound, period: Period): Promise<WaySold[]> {
  const found = await sql<WaySold>`select p->>'way' as way, count(*)::int as orders,
    sum((p->>'amountPaise')::bigint)::bigint as sold_paise
    from ${documents(ctx, period)}, jsonb_array_elements(d.body->'paidBy') p where not d.back
    group by 1 order by sold_paise desc`.execute(rows(ctx));
  return found.rows;
}

/** Whole documents of a period as they were issued. */
export async function listDocumentsOf(ctx: Bound, { since, until }: Period): Promise<SalesDocument[]> {
  const found = await rows(ctx)
    .selectFrom('salesDocuments')
    .select('body')
    .where('issuedAt', '>=', since)
    .where('issuedAt', '<', until)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();
  return found.map(({ body }) => body);
}

/** The invoices that these documents correct, whenever they were issued. */
export async function listCorrectedBy(ctx: Bound, documents: readonly SalesDocument[]): Promise<SalesDocument[]> {
  const numbers = documents.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  if (numbers.length === 0) return [];
  const found = await rows(ctx).selectFrom('salesDocuments').select('body').where('number', 'in', numbers).execute();
  return found.map(({ body }) => body);
}
