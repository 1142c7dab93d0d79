import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, rows } from '../../../kernel/database/rows.ts';

/** Grants of one person, the newest first. */
export function listGrantsOf(ctx: Bound, holderId: string) {
  return rows(ctx)
    .selectFrom('entitlements')
    .select([
      'thingKind as kind',
      'thingId as thing',
      'source',
      'startsAt as from',
      'endsAt as until',
      'revokedAt as takenBack',
      'revokeReason as reason',
    ])
    .where('holderId', '=', holderId)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Removes what one person was given, with its history. */
export async function removeGrantsOf(tx: TransactionContext, holderId: string): Promise<void> {
  await sql`with gone as (
      delete from entitlements where institute_id = ${tx.instituteId} and holder_id = ${holderId}::uuid returning id
    )
    delete from grant_changes c using gone where c.institute_id = ${tx.instituteId} and c.grant_id = gone.id`.execute(
    rows(tx),
  );
}

/** Moves what the other account has not got from the same source already; the rest would be the same grant twice. */
export async function moveGrants(tx: TransactionContext, from: string, to: string): Promise<void> {
  await rows(tx)
    .updateTable('entitlements as mine')
    .set({ holderId: to })
    .where('mine.holderId', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entitlements as theirs')
            .select('theirs.id')
            .where('theirs.holderId', '=', to)
            .whereRef('theirs.thingKind', '=', 'mine.thingKind')
            .whereRef('theirs.thingId', '=', 'mine.thingId')
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
  await changeRows(tx, 'entitlements', { revokedBy: from }, { revokedBy: to });
  await changeRows(tx, 'grantChanges', { actorId: from }, { actorId: to });
}
