import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listCouponPage } from './coupons.store.ts';
import { presentCoupon } from './present-coupon.ts';
import { figuresOf } from './uses.store.ts';

type List = typeof api.commerce.listCoupons;
/** One page of coupons, the newest first, each with what it took off and sold. */
export async function listCoupons(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listCouponPage(ctx, query);
  const figures = await figuresOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((coupon) => presentCoupon(coupon, ctx.clock.now(), figures.get(coupon.id))),
    total,
    page: query.page,
    size: query.size,
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}
