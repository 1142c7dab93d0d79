import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { changeCoupon, getCoupon } from './coupons.store.ts';
import { asNewCode, ruleOf, showCoupon, storedRule } from './present-coupon.ts';

type Update = typeof api.commerce.updateCoupon;
/** Other rules for orders to come; those that were placed keep what they got. COUPON_TAKEN beside the code. */
export async function updateCoupon(ctx: Context, { params, body }: Input<Update>): Promise<Answer<Update>> {
  const { couponId } = params;
  await asNewCode(() =>
    inTransaction(ctx, async (tx) => {
      const before = await getCoupon(tx, couponId);
      await changeCoupon(tx, couponId, storedRule(body));
      await record(tx, {
        action: 'coupon.updated',
        subjectKind: 'coupon',
        subjectId: couponId,
        ...whatChanged(ruleOf(before), body),
      });
    }),
  );
  return showCoupon(ctx, couponId);
}
