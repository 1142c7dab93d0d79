import { anInstalment, anOrder } from '../../../src/domains/commerce/factories.ts';
import { saveInstalmentTerms } from '../../../src/domains/commerce/offers/instalments/save-instalment-terms.ts';
import { remindInstalments } from '../../../src/domains/commerce/orders/instalments/remind-instalments.job.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY } from '../papers/days.ts';

interface Wish {
  readonly courseId: string;
  readonly buyerId: string;
}
const terms = { parts: 3, firstPercent: 40, everyDays: 30, graceDays: 5 } as const;
/** Days since the first part: one has paid the second part, one is late and waits for it, one hears that it is due. */
const stories = [
  { since: 33, secondPaid: 4 },
  { since: 41, secondPaid: null },
  { since: 28, secondPaid: null },
] as const;

/** Courses that are paid in three parts, by students who are at different dates. */
export async function seedInstalments(owner: Context, wishes: readonly Wish[]): Promise<void> {
  const ago = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  for (const [place, { courseId, buyerId }] of wishes.slice(0, stories.length).entries()) {
    const { since, secondPaid } = stories[place]!;
    await saveInstalmentTerms(ago(owner, since + 1), {
      params: { kind: 'course', thingId: courseId },
      body: { terms },
    });
    const buyer = actingAs(owner, buyerId, 'student');
    const items = [{ kind: 'course' as const, id: courseId }];
    const given = { items, gateway: 'razorpay', method: 'upi', said: 'paid', inParts: true } as const;
    const orderId = await anOrder(ago(buyer, since), given);
    if (secondPaid !== null) await anInstalment(ago(buyer, secondPaid), orderId);
  }
  await remindInstalments(owner, {});
}
