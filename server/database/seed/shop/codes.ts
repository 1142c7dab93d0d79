import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { anOrder } from '../../../src/domains/commerce/factories.ts';
import { planGift } from '../../../src/domains/codes/gifts/create-gift.ts';
import { aCodeBatch } from '../../../src/domains/codes/factories.ts';
import { blockCode } from '../../../src/domains/codes/list/block-code.ts';
import { listCodes } from '../../../src/domains/codes/list/list-codes.ts';
import { redeemCode } from '../../../src/domains/codes/redeeming/redeem-code.ts';
import { mayOpen } from '../../../src/domains/entitlements/index.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY } from '../papers/days.ts';

interface Given {
  readonly courseIds: readonly string[];
  readonly studentIds: readonly string[];
}
/** Days before today on which somebody redeemed a card. */
const redeemedBefore = [16, 15, 15, 11, 9, 4, 2, 0];
const BLOCKED = 3;
const USED_UNTIL = 120;

/** Cards that were sold at a book fair, of which some are redeemed and some were lost, and codes for a school. */
export async function seedCodes(owner: Context, { courseIds, studentIds }: Given): Promise<void> {
  const before = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  const until = new Date(owner.clock.now().getTime() + USED_UNTIL * DAY).toISOString();
  const { courseId, buyers } = await mostWanted(owner, { courseIds, studentIds });
  const things: SoldThing[] = [{ kind: 'course', id: courseId }];
  const fair = await aCodeBatch(before(owner, 20), { things, count: 500, redeemUntil: until, sheets: true });
  await aCodeBatch(before(owner, 6), { name: 'Sunrise Public School, class 12', things, count: 60, days: 240 });
  for (const [place, days] of redeemedBefore.entries()) {
    const [studentId, code] = [buyers[place], fair.codes[place * 7]];
    if (studentId && code) await redeemCode(before(actingAs(owner, studentId, 'student'), days), { body: { code } });
  }
  await seedGift(before(actingAs(owner, studentIds[0] ?? '', 'student'), 3), courseId);
  const query = { batchId: fair.batchId, state: 'open', search: '', page: 1, size: BLOCKED } as const;
  for (const { codeId } of (await listCodes(owner, { query })).rows)
    await blockCode(before(owner, 1), { params: { codeId }, body: { blocked: true } });
}

/** A course that one student gave to a cousin, to be mailed on a day to come. */
async function seedGift(buyer: Context, courseId: string): Promise<void> {
  const thing = { kind: 'course', id: courseId } as const;
  const sendOn = new Date(buyer.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10);
  const said = { name: 'Tanvi', email: 'tanvi@family.example', words: 'For your first year. All the best!', sendOn };
  const id = await planGift(buyer, { thing, ...said }, 'https://meridian.example');
  await anOrder(buyer, { items: [{ kind: 'gift', id }], gateway: 'razorpay', method: 'upi', said: 'paid' });
}

/** The course that most of the students have not got, and who they are. */
async function mostWanted(owner: Context, { courseIds, studentIds }: Given) {
  const open = await Promise.all(studentIds.map((id) => mayOpen(owner, id, 'course', courseIds)));
  const wanted = courseIds.map((courseId) => ({
    courseId,
    buyers: studentIds.filter((_, place) => !open[place]?.has(courseId)),
  }));
  return wanted.toSorted((a, b) => b.buyers.length - a.buyers.length)[0] ?? { courseId: '', buyers: [] };
}
