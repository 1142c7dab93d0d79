import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { listListed } from '../../coupons/coupons.store.ts';
import { judge } from '../../coupons/judge-coupon.ts';
import { offersOf } from '../../offers/offers-of.ts';
import { basketOf } from './price-items.ts';

type List = typeof api.commerce.listUsableCoupons;
/** What the caller could use for these things, the one that takes most off first. OFFER_UNKNOWN, COURSE_REGISTERED. */
export async function listUsableCoupons(ctx: Context, { body }: Input<List>): Promise<Answer<List>> {
  const offers = await offersOf(ctx, body.items);
  const basket = await basketOf(ctx, actorOf(ctx).accountId, offers);
  const judged = [];
  for (const coupon of await listListed(ctx)) judged.push(await judge(ctx, coupon, basket));
  return {
    rows: judged
      .filter(({ why }) => why === undefined)
      .toSorted((a, b) => b.discountPaise - a.discountPaise)
      .map(({ coupon: { code, kind, value, mostPaise, endsAt, stack }, discountPaise }) => ({
        code,
        kind,
        value,
        mostPaise,
        discountPaise,
        stacks: stack !== null,
        endsAt: endsAt?.toISOString() ?? null,
      })),
  };
}
