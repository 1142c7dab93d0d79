import type { CouponKind, CouponRule } from '@abhyas/contract/commerce/coupons';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    coupons: { kind: CouponKind };
  }
}
export interface StoredCoupon extends Omit<CouponRule, 'startsAt' | 'endsAt'> {
  readonly id: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly used: number;
  readonly reserved: number;
  readonly createdAt: Date;
}
const columns = [
  'id',
  'code',
  'kind',
  'value',
  'mostPaise',
  'leastPaise',
  'startsAt',
  'endsAt',
  'uses',
  'usesEach',
  'firstOrder',
  'lapsedDays',
  'batchIds',
  'courseIds',
  'stack',
  'partner',
  'listed',
  'open',
  'used',
  'reserved',
  'createdAt',
] as const;
const coupons = (ctx: Bound) => rows(ctx).selectFrom('coupons').select(columns);

export const findCoupon = (ctx: Bound, code: string): Promise<StoredCoupon | undefined> =>
  coupons(ctx).where('code', '=', code).executeTakeFirst();

export async function getCoupon(ctx: Bound, id: string): Promise<StoredCoupon> {
  return (await coupons(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** Coupons that students see at the checkout. */
export const listListed = (ctx: Bound): Promise<StoredCoupon[]> =>
  coupons(ctx).where('listed', '=', true).where('open', '=', true).orderBy('code').limit(100).execute();

export function listCouponPage(
  ctx: Bound,
  {
    search,
    state,
    ...page
  }: {
    readonly search: string;
    readonly state?: 'open' | 'closed' | undefined;
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: StoredCoupon[]; total: number }> {
  let query = coupons(ctx);
  if (state) query = query.where('open', '=', state === 'open');
  if (search) {
    const words = containing(search);
    query = query.where((eb) => eb.or([eb('code', 'ilike', words), eb('partner', 'ilike', words)]));
  }
  return pageOf(query.orderBy('createdAt', 'desc').orderBy('id'), page);
}

export async function insertCoupon(tx: TransactionContext, coupon: StoredCoupon): Promise<void> {
  const { courseIds, batchIds, ...row } = coupon;
  await insertRows(tx, 'coupons', { ...row, courseIds: [...courseIds], batchIds: [...batchIds] });
}

export async function changeCoupon(
  tx: TransactionContext,
  id: string,
  change: Omit<StoredCoupon, 'id' | 'used' | 'reserved' | 'createdAt'>,
): Promise<void> {
  await changeRows(
    tx,
    'coupons',
    { id },
    { ...change, courseIds: [...change.courseIds], batchIds: [...change.batchIds] },
  );
}

/** Holds one use where one is left; one statement, so that many buyers at once never pass the limit. False: none is left. */
export async function holdUse(tx: TransactionContext, id: string): Promise<boolean> {
  const held = await sql<{ id: string }>`
    update coupons set reserved = reserved + 1
    where institute_id = ${tx.instituteId} and id = ${id} and (uses is null or used + reserved < uses)
    returning id`.execute(rows(tx));
  return held.rows.length === 1;
}

/** Moves the counts of a coupon. */
export async function countUses(
  tx: TransactionContext,
  id: string,
  { used, reserved }: { readonly used: number; readonly reserved: number },
): Promise<void> {
  await sql`update coupons set used = used + ${used}::int, reserved = reserved + ${reserved}::int
    where institute_id = ${tx.instituteId} and id = ${id}`.execute(rows(tx));
}

/** What coupons are called, by id. */
export async function codesOfCoupons(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(ctx).selectFrom('coupons').select(['id', 'code']).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map(({ id, code }) => [id, code]));
}
