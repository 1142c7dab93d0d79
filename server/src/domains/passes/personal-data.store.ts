import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows } from '../../kernel/database/rows.ts';
import type { PersonalData } from '../identity/index.ts';

/** Passes of a person, the newest first. */
export const listPassesHeld = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('passes as p')
    .innerJoin('plans as l', 'l.id', 'p.planId')
    .select([
      'l.nameEn as plan',
      'p.mode',
      'p.startsAt',
      'p.endsAt',
      'p.pausedUntil',
      'p.endedAt',
      'p.endedWhy',
      'p.paidPaise',
    ])
    .where('p.accountId', '=', accountId)
    .orderBy('p.createdAt', 'desc')
    .execute();

export async function removePasses(tx: TransactionContext, accountId: string): Promise<void> {
  const held = await rows(tx).selectFrom('passes').select('id').where('accountId', '=', accountId).execute();
  await removeRows(tx, 'passTrials', { accountId });
  await removeRows(tx, 'passPauses', { passId: anyOf(held.map(({ id }) => id)) });
  await removeRows(tx, 'passes', { accountId });
}

export async function movePasses(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'passes', { accountId: from }, { accountId: to });
  await sql`
    update pass_trials t set account_id = ${to}::uuid
    where t.institute_id = ${tx.instituteId} and t.account_id = ${from}::uuid and not exists (
      select from pass_trials k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
        and k.exam_id = t.exam_id
    )`.execute(rows(tx));
  await removeRows(tx, 'passTrials', { accountId: from });
}

/** The passes of one person. What was paid for them stands in the orders, which stay. A merge keeps every pass, and each trial once. */
export const passesPersonalData: PersonalData = {
  domain: 'passes',
  tables: ['passes', 'pass_trials'],
  export: async (ctx, accountId) => ({ passes: await listPassesHeld(ctx, accountId) }),
  erase: (tx, accountId) => removePasses(tx, accountId),
  reassign: (tx, from, to) => movePasses(tx, from, to),
};
