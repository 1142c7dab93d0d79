import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Grants of one person, the newest first. */
export function listGrantsOf({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, holderId: string) {
  return db
    .selectFrom('entitlements')
    .select([
      'thing_kind as kind',
      'thing_id as thing',
      'source',
      'starts_at as from',
      'ends_at as until',
      'revoked_at as takenBack',
      'revoke_reason as reason',
    ])
    .where('institute_id', '=', instituteId)
    .where('holder_id', '=', holderId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Removes what one person was given, with its history. */
export async function removeGrantsOf(tx: TransactionContext, holderId: string): Promise<void> {
  await sql`with gone as (
      delete from entitlements where institute_id = ${tx.instituteId} and holder_id = ${holderId}::uuid returning id
    )
    delete from grant_changes c using gone where c.institute_id = ${tx.instituteId} and c.grant_id = gone.id`.execute(
    tx.db,
  );
}

/** Moves what the other account has not got from the same source already; the rest would be the same grant twice. */
export async function moveGrants(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('entitlements as mine')
    .set({ holder_id: to })
    .where('mine.institute_id', '=', tx.instituteId)
    .where('mine.holder_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entitlements as theirs')
            .select('theirs.id')
            .where('theirs.institute_id', '=', tx.instituteId)
            .where('theirs.holder_id', '=', to)
            .whereRef('theirs.thing_kind', '=', 'mine.thing_kind')
            .whereRef('theirs.thing_id', '=', 'mine.thing_id')
            .whereRef('theirs.source', '=', 'mine.source'),
        ),
      ),
    )
    .execute();
  await removeGrantsOf(tx, from);
  await moveActs(tx, from, to);
}

/** Who gave and took back; an erased account has no name any more, and its id stays. */
async function moveActs(tx: TransactionContext, from: string, to: string): Promise<void> {
  const acts = [
    ['entitlements', 'revoked_by'],
    ['grant_changes', 'actor_id'],
  ] as const;
  for (const [table, column] of acts)
    await tx.db
      .updateTable(table)
      .set({ [column]: to })
      .where('institute_id', '=', tx.instituteId)
      .where(column as never, '=', from as never)
      .execute();
}
