import { sql } from 'kysely';
import type { TransactionContext } from '../../kernel/context.ts';

const owned = ['learner_profiles', 'accommodations', 'accommodation_requests', 'accommodation_changes'] as const;

/** Removes what the domain knows of a person; where they decided something for others, nobody is named. */
export async function forgetLearner(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of owned) {
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  }
  await tx.db
    .updateTable('accommodation_requests')
    .set({ decided_by: null })
    .where('institute_id', '=', tx.instituteId)
    .where('decided_by', '=', accountId)
    .execute();
}

/** Moves what the other account has none of; what it has stays as it is. Past decisions keep the name of who made them. */
export async function moveLearner(tx: TransactionContext, from: string, to: string): Promise<void> {
  const has = async (table: 'learner_profiles' | 'accommodations') =>
    (await tx.db
      .selectFrom(table)
      .select('account_id')
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', to)
      .executeTakeFirst()) !== undefined;
  await tx.db
    .updateTable('learner_profiles as theirs')
    .from('learner_profiles as mine')
    .set((eb) => ({ vedantu_id: eb.ref('mine.vedantu_id') }))
    .where('theirs.institute_id', '=', tx.instituteId)
    .where('theirs.account_id', '=', to)
    .where('theirs.vedantu_id', 'is', null)
    .whereRef('mine.institute_id', '=', 'theirs.institute_id')
    .where('mine.account_id', '=', from)
    .execute();
  for (const table of ['learner_profiles', 'accommodations'] as const) {
    if (await has(table)) {
      await tx.db.deleteFrom(table).where('institute_id', '=', tx.instituteId).where('account_id', '=', from).execute();
    }
  }
  // One open request at a time: of two, that of the account that stays is answered.
  await tx.db
    .updateTable('accommodation_requests as mine')
    .set({ state: 'withdrawn', decided_at: tx.clock.now() })
    .where('mine.institute_id', '=', tx.instituteId)
    .where('mine.account_id', '=', from)
    .where('mine.state', '=', 'open')
    .where(
      sql<boolean>`exists (select from accommodation_requests theirs where theirs.institute_id = ${tx.instituteId}
        and theirs.account_id = ${to}::uuid and theirs.state = 'open')`,
    )
    .execute();
  for (const table of owned) {
    await tx.db
      .updateTable(table)
      .set({ account_id: to })
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', from)
      .execute();
  }
}
