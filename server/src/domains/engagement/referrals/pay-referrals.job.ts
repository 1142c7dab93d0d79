import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { givePromo } from '../../commerce/index.ts';
import { namesOf, studentsAmong } from '../../identity/index.ts';
import { countPaidTo, listUnpaid, lockUnpaid, markChecked, markPaid, referralRulesOf } from './referrals.store.ts';
import { standingOf } from './standing.ts';

export const PAY_REFERRALS = 'engagement.payReferrals';
const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Pays both of a referral once the friend's order can be given back no more. */
export const payReferrals: Job = async (ctx) => {
  const unpaid = await listUnpaid(ctx, AT_ONCE);
  const standing = await standingOf(ctx, unpaid);
  for (const { id } of unpaid) if (isDue(ctx, standing.get(id)?.paysAt)) await payOne(ctx, id);
  await inTransaction(ctx, (tx) =>
    markChecked(
      tx,
      unpaid.map(({ id }) => id),
    ),
  );
};

const isDue = ({ clock }: Context, paysAt: Date | null | undefined) => paysAt != null && paysAt <= clock.now();

/** The order is asked for again under the lock: it may have been given back meanwhile. */
async function payOne(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const referral = await lockUnpaid(tx, id);
    if (!referral) return;
    const { referrerId, friendId, promoDays } = referral;
    await lockByName(tx, `referrals.by.${referrerId}`);
    if (!isDue(tx, (await standingOf(tx, [referral])).get(id)?.paysAt)) return;
    const isFull = (await countPaidTo(tx, referrerId)) >= (await referralRulesOf(tx)).mostEach;
    const referrerPaise = isFull ? 0 : referral.referrerPaise;
    const here = new Set(await studentsAmong(tx, [referrerId, friendId]));
    const names = await namesOf(tx, [referrerId, friendId]);
    const first = (accountId: string) => names.get(accountId)?.name.split(' ')[0] ?? '';
    const gift = { endsAt: new Date(tx.clock.now().getTime() + promoDays * DAY), source: `referral:${id}` };
    const sums = [
      { accountId: friendId, amountPaise: referral.friendPaise, kind: 'welcome', note: first(referrerId) },
      { accountId: referrerId, amountPaise: referrerPaise, kind: 'referral', note: first(friendId) },
    ] as const;
    // Always in the same order, so that two payments do not wait for each other's wallets.
    for (const sum of sums.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1)))
      if (sum.amountPaise > 0 && here.has(sum.accountId)) await givePromo(tx, { ...gift, ...sum });
    await markPaid(tx, id, referrerPaise);
  });
}
