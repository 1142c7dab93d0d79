import type { TransactionContext } from '../../../kernel/context.ts';
import { countUses, holdUse, type StoredCoupon } from './coupons.store.ts';
import { refuseCoupon } from './judge-coupon.ts';
import { changeUse, countUsesOf, insertUse, lockUses, type StoredUse } from './uses.store.ts';

/**
 * Holds a use for an order that is placed: buyers at once wait for the coupon's row, so neither its limit nor that of a person is passed.
 * COUPON_USED where none is left.
 */
export async function holdCoupon(
  tx: TransactionContext,
  coupon: StoredCoupon,
  use: Omit<StoredUse, 'couponId' | 'state'>,
): Promise<void> {
  if (!(await holdUse(tx, coupon.id))) refuseCoupon('usedUp', coupon);
  if (coupon.usesEach !== null && (await countUsesOf(tx, coupon.id, use.accountId)) >= coupon.usesEach)
    refuseCoupon('usedByYou', coupon);
  await insertUse(tx, { ...use, couponId: coupon.id, state: 'reserved' });
}

/**
 * The order is paid: its uses count. One that was given back meanwhile is taken again where one is left; false where none is, so that the
 * order cannot be honoured at its price, and then all stay as they were. True for an order without a coupon.
 */
export async function spendCoupons(tx: TransactionContext, orderId: string): Promise<boolean> {
  const uses = (await lockUses(tx, orderId)).filter(({ state }) => state !== 'used');
  const held: string[] = [];
  for (const { couponId } of uses.filter(({ state }) => state === 'released')) {
    if (!(await holdUse(tx, couponId))) {
      for (const id of held) await countUses(tx, id, { used: 0, reserved: -1 });
      return false;
    }
    held.push(couponId);
  }
  for (const use of uses) {
    await countUses(tx, use.couponId, { used: 1, reserved: -1 });
    await changeUse(tx, use, 'used');
  }
  return true;
}

/**
 * The order ran out of time (`reserved`) or was refunded whole (`used`): somebody else may use its coupons, and so may this buyer. A use
 * that has gone on meanwhile stays as it is.
 */
export async function releaseCoupons(
  tx: TransactionContext,
  orderId: string,
  from: 'reserved' | 'used',
): Promise<void> {
  const isUsed = from === 'used';
  for (const use of (await lockUses(tx, orderId)).filter(({ state }) => state === from)) {
    await countUses(tx, use.couponId, { used: isUsed ? -1 : 0, reserved: isUsed ? 0 : -1 });
    await changeUse(tx, use, 'released');
  }
}
