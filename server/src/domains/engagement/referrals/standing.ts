import type { ReferralState } from '@abhyas/contract/engagement/referrals';
import type { Context } from '../../../kernel/context.ts';
import { listKeptOrders } from '../../commerce/index.ts';
import type { StoredReferral } from './referrals.store.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface ReferralStanding {
  readonly state: ReferralState;
  /** When it is paid, or was. */
  readonly paysAt: Date | null;
}

/** How referrals stand by the orders of today: one that was given back counts for nothing. */
export async function standingOf(
  ctx: Context,
  referrals: readonly StoredReferral[],
): Promise<Map<string, ReferralStanding>> {
  const unpaid = referrals.filter(({ paidAt }) => paidAt === null);
  const orders =
    unpaid.length === 0
      ? []
      : await listKeptOrders(
          ctx,
          unpaid.map(({ friendId }) => friendId),
        );
  return new Map(
    referrals.map(({ id, friendId, acceptedAt, leastPaise, waitDays, paidAt }): [string, ReferralStanding] => {
      if (paidAt !== null) return [id, { state: 'paid', paysAt: paidAt }];
      const order = orders.find(
        (one) => one.accountId === friendId && one.totalPaise >= leastPaise && one.paidAt >= acceptedAt,
      );
      if (!order) return [id, { state: 'pending', paysAt: null }];
      return [id, { state: 'waiting', paysAt: new Date(order.paidAt.getTime() + waitDays * DAY) }];
    }),
  );
}
