import { listKeptOrders } from '../../../src/domains/commerce/index.ts';
import { payReferrals } from '../../../src/domains/engagement/referrals/pay-referrals.job.ts';
import {
  insertReferral,
  insertReferralCode,
  referralRulesOf,
} from '../../../src/domains/engagement/referrals/referrals.store.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { shareCode } from '../../../src/kernel/share-code.ts';
import { DAY } from '../papers/days.ts';

interface Given {
  /** Who has invited the others. */
  readonly referrerId: string;
  readonly friendIds: readonly string[];
}

/** Friends whom one student invited: one is paid, one has just ordered, and one has not ordered yet. */
export async function seedReferrals(owner: Context, { referrerId, friendIds }: Given): Promise<void> {
  const orders = await listKeptOrders(owner, friendIds);
  const rules = await referralRulesOf(owner);
  const now = owner.clock.now().getTime();
  const isOld = (paidAt: Date) => paidAt.getTime() < now - (rules.waitDays + 1) * DAY;
  const enough = orders.filter(({ totalPaise }) => totalPaise >= rules.leastPaise);
  const long = enough.find(({ paidAt }) => isOld(paidAt));
  const lately = enough.find(({ accountId, paidAt }) => !isOld(paidAt) && accountId !== long?.accountId);
  const none = friendIds.find((id) => !orders.some(({ accountId }) => accountId === id));
  const friends = [
    long && { friendId: long.accountId, acceptedAt: new Date(long.paidAt.getTime() - DAY) },
    lately && { friendId: lately.accountId, acceptedAt: new Date(lately.paidAt.getTime() - DAY) },
    none !== undefined && { friendId: none, acceptedAt: new Date(now - DAY) },
  ];
  const { mostEach: _most, ...terms } = rules;
  await inTransaction(owner, async (tx) => {
    await insertReferralCode(tx, referrerId, shareCode());
    for (const friend of friends)
      if (friend) await insertReferral(tx, { ...terms, ...friend, id: newId(), referrerId, paidAt: null });
  });
  await payReferrals(owner, {});
}
