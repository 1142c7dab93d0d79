import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { shareCode } from '../../../kernel/share-code.ts';
import { namesOf } from '../../identity/index.ts';
import { findReferralCode, insertReferralCode, listReferralsBy, referralRulesOf } from './referrals.store.ts';
import { standingOf } from './standing.ts';

type Show = typeof api.engagement.showMyReferrals;
/** The caller's own invitation, made when it is first looked at, and who accepted it. */
export async function showMyReferrals(ctx: Context, _: Input<Show>, { request }: Call): Promise<Answer<Show>> {
  const { accountId } = actorOf(ctx);
  const url = `${addressOf(request)}/student/passbook/invited/${await ownCode(ctx, accountId)}`;
  const referrals = await listReferralsBy(ctx, accountId);
  const standing = await standingOf(ctx, referrals);
  const names = await namesOf(
    ctx,
    referrals.map(({ friendId }) => friendId),
  );
  const rows = referrals.map(({ id, friendId, acceptedAt, referrerPaise }) => ({
    referralId: id,
    friend: names.get(friendId)?.name.split(' ')[0] ?? '',
    state: standing.get(id)?.state ?? ('pending' as const),
    acceptedAt: acceptedAt.toISOString(),
    paysAt: standing.get(id)?.paysAt?.toISOString() ?? null,
    referrerPaise,
  }));
  const earnedPaise = rows.reduce((sum, row) => sum + (row.state === 'paid' ? row.referrerPaise : 0), 0);
  return {
    url,
    qr: await qrSvg(url, { type: 'svg', margin: 0 }),
    rules: await referralRulesOf(ctx),
    earnedPaise,
    rows,
  };
}

async function ownCode(ctx: Context, accountId: string): Promise<string> {
  const known = await findReferralCode(ctx, accountId);
  if (known) return known;
  return inTransaction(ctx, async (tx) => {
    await lockByName(tx, `referrals.of.${accountId}`);
    const meanwhile = await findReferralCode(tx, accountId);
    if (meanwhile) return meanwhile;
    const code = shareCode();
    await insertReferralCode(tx, accountId, code);
    return code;
  });
}
