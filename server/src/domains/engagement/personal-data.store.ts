import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { removeRows, rows } from '../../kernel/database/rows.ts';
import type { PersonalData } from '../identity/index.ts';
import { listEnquiriesOf, moveEnquiries, removeEnquiriesOf } from './enquiries/enquiries.store.ts';

const listInvited = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('referrals')
    .select(['acceptedAt', 'referrerPaise', 'paidAt'])
    .where('referrerId', '=', accountId)
    .orderBy('acceptedAt', 'desc')
    .execute();

/** A merge keeps one code and one invitation that was accepted, and none that one accepted of oneself. */
async function moveReferrals(tx: TransactionContext, from: string, to: string): Promise<void> {
  const { instituteId } = tx;
  await sql`delete from referrals where institute_id = ${instituteId}
    and referrer_id in (${from}::uuid, ${to}::uuid) and friend_id in (${from}::uuid, ${to}::uuid)`.execute(rows(tx));
  await sql`update referrals set referrer_id = ${to}::uuid
    where institute_id = ${instituteId} and referrer_id = ${from}::uuid`.execute(rows(tx));
  await sql`update referrals set friend_id = ${to}::uuid
    where institute_id = ${instituteId} and friend_id = ${from}::uuid and not exists (
      select from referrals k where k.institute_id = ${instituteId} and k.friend_id = ${to}::uuid)`.execute(rows(tx));
  await removeRows(tx, 'referrals', { friendId: from });
  await sql`update referral_codes set account_id = ${to}::uuid
    where institute_id = ${instituteId} and account_id = ${from}::uuid and not exists (
      select from referral_codes k where k.institute_id = ${instituteId} and k.account_id = ${to}::uuid)`.execute(
    rows(tx),
  );
  await removeRows(tx, 'referralCodes', { accountId: from });
}

/** Whom a person invited, by whom he or she came, and what was asked about courses. What was paid for an invitation stands in the wallets. */
export const engagementPersonalData: PersonalData = {
  domain: 'engagement',
  tables: ['referral_codes', 'referrals', 'enquiries'],
  export: async (ctx, accountId) => ({
    invited: await listInvited(ctx, accountId),
    asked: await listEnquiriesOf(ctx, accountId),
  }),
  erase: async (tx, accountId) => {
    await removeRows(tx, 'referralCodes', { accountId });
    await removeRows(tx, 'referrals', { friendId: accountId });
    await removeRows(tx, 'referrals', { referrerId: accountId });
    await removeEnquiriesOf(tx, accountId);
  },
  reassign: async (tx, from, to) => {
    await moveReferrals(tx, from, to);
    await moveEnquiries(tx, from, to);
  },
};
