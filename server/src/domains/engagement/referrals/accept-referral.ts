import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listKeptOrders } from '../../commerce/index.ts';
import { findOpenedAt, isOnDeviceOf, namesOf } from '../../identity/index.ts';
import { findReferralOf, findReferrer, insertReferral, referralRulesOf } from './referrals.store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So long after signing up somebody is new. */
const NEW_DAYS = 7;
type Accept = typeof api.engagement.acceptReferral;
/** Ties the caller to who invited. REFERRAL_UNKNOWN, REFERRAL_SELF, REFERRAL_TAKEN, REFERRAL_LATE, REFERRAL_CIRCLE. */
export async function acceptReferral(ctx: Context, { body }: Input<Accept>): Promise<Answer<Accept>> {
  const { accountId: friendId } = actorOf(ctx);
  const referrerId = (await findReferrer(ctx, body.code)) ?? fail('REFERRAL_UNKNOWN');
  const referral = await inTransaction(ctx, async (tx) => {
    // Two who invite each other at once take turns.
    for (const id of [referrerId, friendId].toSorted()) await lockByName(tx, `referrals.of.${id}`);
    const known = await findReferralOf(tx, friendId);
    if (known) return known.referrerId === referrerId ? known : fail('REFERRAL_TAKEN');
    await requireNew(tx, referrerId, friendId);
    const { mostEach: _most, ...terms } = await referralRulesOf(tx);
    const fresh = { ...terms, id: newId(), referrerId, friendId, acceptedAt: tx.clock.now(), paidAt: null };
    await insertReferral(tx, fresh);
    await record(tx, { action: 'referral.accepted', subjectKind: 'account', subjectId: friendId });
    return fresh;
  });
  const { friendPaise, leastPaise, waitDays } = referral;
  const name = (await namesOf(ctx, [referrerId])).get(referrerId)?.name ?? '';
  return { referrer: name.split(' ')[0] ?? '', friendPaise, leastPaise, waitDays };
}

async function requireNew(tx: TransactionContext, referrerId: string, friendId: string): Promise<void> {
  if (referrerId === friendId || (await isOnDeviceOf(tx, referrerId))) fail('REFERRAL_SELF');
  if ((await findReferralOf(tx, referrerId))?.referrerId === friendId) fail('REFERRAL_CIRCLE');
  const openedAt = await findOpenedAt(tx, friendId);
  const isNew = openedAt !== undefined && openedAt.getTime() > tx.clock.now().getTime() - NEW_DAYS * DAY;
  if (!isNew || (await listKeptOrders(tx, [friendId])).length > 0) fail('REFERRAL_LATE');
}
