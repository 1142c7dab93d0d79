import type { ReferralRules } from '@abhyas/contract/engagement/referrals';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows, upsertRows } from '../../../kernel/database/rows.ts';

export interface StoredReferral extends Omit<ReferralRules, 'mostEach'> {
  readonly id: string;
  readonly referrerId: string;
  readonly friendId: string;
  readonly acceptedAt: Date;
  readonly paidAt: Date | null;
}
const columns = [
  'id',
  'referrerId',
  'friendId',
  'acceptedAt',
  'referrerPaise',
  'friendPaise',
  'leastPaise',
  'waitDays',
  'promoDays',
  'paidAt',
] as const;
const referrals = (ctx: Bound) => rows(ctx).selectFrom('referrals').select(columns);
const ruleColumns = ['referrerPaise', 'friendPaise', 'leastPaise', 'waitDays', 'promoDays', 'mostEach'] as const;

/** Before the institute said anything: ₹100 and ₹50 for an order of ₹500, after fifteen days. */
const usual: ReferralRules = {
  referrerPaise: 10_000,
  friendPaise: 5000,
  leastPaise: 50_000,
  waitDays: 15,
  promoDays: 90,
  mostEach: 20,
};

export async function referralRulesOf(ctx: Bound): Promise<ReferralRules> {
  return (await rows(ctx).selectFrom('referralRules').select(ruleColumns).executeTakeFirst()) ?? usual;
}

export async function saveReferralRulesRow(tx: TransactionContext, rules: ReferralRules): Promise<void> {
  const { referrerPaise, friendPaise, leastPaise, waitDays, promoDays, mostEach } = rules;
  const row = { referrerPaise, friendPaise, leastPaise, waitDays, promoDays, mostEach };
  await upsertRows(tx, 'referralRules', row, { key: [] });
}

export async function findReferralCode(ctx: Bound, accountId: string): Promise<string | undefined> {
  const query = rows(ctx).selectFrom('referralCodes').select('code').where('accountId', '=', accountId);
  return (await query.executeTakeFirst())?.code;
}

export async function findReferrer(ctx: Bound, code: string): Promise<string | undefined> {
  const query = rows(ctx).selectFrom('referralCodes').select('accountId').where('code', '=', code);
  return (await query.executeTakeFirst())?.accountId;
}

export const insertReferralCode = (tx: TransactionContext, accountId: string, code: string): Promise<void> =>
  insertRows(tx, 'referralCodes', { accountId, code });

export const findReferralOf = (ctx: Bound, friendId: string): Promise<StoredReferral | undefined> =>
  referrals(ctx).where('friendId', '=', friendId).executeTakeFirst();

/** The referral, locked until the transaction ends; undefined where it was paid meanwhile. */
export const lockUnpaid = (tx: TransactionContext, id: string): Promise<StoredReferral | undefined> =>
  referrals(tx).where('id', '=', id).where('paidAt', 'is', null).forUpdate().executeTakeFirst();

export async function insertReferral(tx: TransactionContext, referral: StoredReferral): Promise<void> {
  await insertRows(tx, 'referrals', { ...referral, checkedAt: referral.acceptedAt });
}

/** Referrals that were not paid yet, those first that were looked at longest ago. */
export const listUnpaid = (ctx: Bound, most: number): Promise<StoredReferral[]> =>
  referrals(ctx).where('paidAt', 'is', null).orderBy('checkedAt').orderBy('id').limit(most).execute();

export async function markChecked(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  await changeRows(tx, 'referrals', { id: anyOf(ids) }, { checkedAt: tx.clock.now() });
}

/** What who invited got in the end: nothing for more friends than one is paid for. */
export async function markPaid(tx: TransactionContext, id: string, referrerPaise: number): Promise<void> {
  await changeRows(tx, 'referrals', { id }, { paidAt: tx.clock.now(), referrerPaise });
}

/** What was paid for all referrals. */
export async function sumPaid(ctx: Bound): Promise<number> {
  const { paise } = await rows(ctx)
    .selectFrom('referrals')
    .select(sql<number>`coalesce(sum(referrer_paise + friend_paise), 0)::bigint`.as('paise'))
    .where('paidAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return paise;
}

/** For how many friends somebody was paid. */
export async function countPaidTo(ctx: Bound, referrerId: string): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('referrerId', '=', referrerId)
    .where('paidAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return many;
}

/** Who came by somebody's invitation, the newest first. */
export const listReferralsBy = (ctx: Bound, referrerId: string): Promise<StoredReferral[]> =>
  referrals(ctx).where('referrerId', '=', referrerId).orderBy('acceptedAt', 'desc').limit(200).execute();

/** One page of all, the newest first; of these accounts only, where they are given. */
export function listReferralPage(
  ctx: Bound,
  among: readonly string[] | undefined,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: StoredReferral[]; total: number }> {
  let query = referrals(ctx);
  if (among)
    query = query.where((eb) => eb.or([eb('referrerId', '=', anyOf(among)), eb('friendId', '=', anyOf(among))]));
  return pageOf(query.orderBy('acceptedAt', 'desc').orderBy('id'), page);
}
