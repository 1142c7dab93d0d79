import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { insertCoupon } from './coupons.store.ts';
import { asNewCode, showCoupon, storedRule } from './present-coupon.ts';

type Create = typeof api.commerce.createCoupon;
/** A new coupon, which nobody has used. COUPON_TAKEN beside the code. */
export async function createCoupon(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const coupon = { id: newId(), used: 0, reserved: 0, createdAt: ctx.clock.now(), ...storedRule(body) };
  await asNewCode(() =>
    inTransaction(ctx, async (tx) => {
      await insertCoupon(tx, coupon);
      await record(tx, { action: 'coupon.created', subjectKind: 'coupon', subjectId: coupon.id, details: body });
    }),
  );
  return showCoupon(ctx, coupon.id);
}
