import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { contactsOf, findStudentIds } from '../../identity/index.ts';
import { listReferralPage, sumPaid } from './referrals.store.ts';
import { standingOf } from './standing.ts';

type List = typeof api.engagement.listReferrals;
/** One page of who invited whom; of an account that is gone there is no name. */
export async function listReferrals(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, page, size } = query;
  const among = search === '' ? undefined : await findStudentIds(ctx, search);
  const { rows, total } = await listReferralPage(ctx, among, { page, size });
  const standing = await standingOf(ctx, rows);
  const people = await contactsOf(ctx, [...new Set(rows.flatMap((row) => [row.referrerId, row.friendId]))]);
  const person = (accountId: string) => ({
    accountId,
    name: people.get(accountId)?.name ?? '',
    email: people.get(accountId)?.email ?? '',
  });
  return {
    rows: rows.map(({ id, referrerId, friendId, acceptedAt, referrerPaise, friendPaise }) => ({
      referralId: id,
      referrer: person(referrerId),
      friend: person(friendId),
      state: standing.get(id)?.state ?? ('pending' as const),
      acceptedAt: acceptedAt.toISOString(),
      paysAt: standing.get(id)?.paysAt?.toISOString() ?? null,
      referrerPaise,
      friendPaise,
    })),
    total,
    page,
    size,
    paidPaise: await sumPaid(ctx),
  };
}
