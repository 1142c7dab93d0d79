import { aTopUp, anOrder } from '../../../src/domains/commerce/factories.ts';
import { refundOrder } from '../../../src/domains/commerce/sales/refund-order.ts';
import { endPromos } from '../../../src/domains/commerce/wallet/gifts/end-promos.job.ts';
import { giveCredit } from '../../../src/domains/commerce/wallet/gifts/give-credit.ts';
import { mayOpen } from '../../../src/domains/entitlements/index.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY } from '../papers/days.ts';

/** A wallet with everything that happens to one: money added and given, an order paid in part, a refund, a gift that ended. */
export async function seedWallet(
  owner: Context,
  { courseIds, studentId }: { readonly courseIds: readonly string[]; readonly studentId: string },
): Promise<void> {
  const day = (ago: number) => new Date(owner.clock.now().getTime() - ago * DAY);
  const student = actingAs(owner, studentId, 'student');
  const give = (ago: number, amountPaise: number, reason: string, days: number) =>
    giveCredit(at(owner, day(ago)), {
      body: { accountIds: [studentId], amountPaise, endsAt: day(ago - days).toISOString(), reason, key: newId() },
    });
  await aTopUp(at(student, day(70)), 100_000);
  await give(62, 5_000, 'Welcome gift', 40);
  await give(21, 25_000, 'Won the weekly quiz', 40);
  const open = await mayOpen(owner, studentId, 'course', courseIds);
  const wanted = courseIds.find((id) => !open.has(id));
  if (wanted) {
    const order = await anOrder(at(student, day(12)), {
      items: [{ kind: 'course', id: wanted }],
      gateway: 'razorpay',
      method: 'upi',
      said: 'paid',
      useWallet: true,
    });
    const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
    await refundOrder(at(owner, day(11)), { params: { orderId: order }, body });
  }
  await give(3, 15_000, 'First in the mock test of November', 30);
  await endPromos(at(owner, day(1)), {});
}
