import type { StorageUse } from '@abhyas/contract/media/library';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

/**
 * Bytes of all files that this institute keeps, of what was made of them, and of its uploads under way. Copies that editions of a publisher's
 * book hold do not count: the institute neither chose nor can remove them.
 */
export async function storageUse({ db, instituteId }: Scope): Promise<Omit<StorageUse, 'limitBytes'>> {
  const { originals, derivedBytes } = await db
    .selectFrom('media_files')
    .select([
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('originals'),
      sql<number>`coalesce(sum(derived_bytes), 0)::bigint`.as('derivedBytes'),
    ])
    .where('institute_id', '=', instituteId)
    .where('state', '<>', 'failed')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('media_uses as u')
            .select('u.media_id')
            .where('u.institute_id', '=', instituteId)
            .whereRef('u.media_id', '=', 'media_files.id')
            .where('u.kind', '=', 'edition'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const { underWay } = await db
    .selectFrom('media_uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('underWay'))
    .where('institute_id', '=', instituteId)
    .executeTakeFirstOrThrow();
  return { usedBytes: originals + derivedBytes + underWay, derivedBytes };
}

/** The whole of it: what counts against the plan. */
export const usedBytes = async (scope: Scope): Promise<number> => (await storageUse(scope)).usedBytes;

/** Until the transaction ends nobody else of the institute takes space: two uploads cannot both take the last of it. */
export async function lockSpace(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media.space', ${tx.instituteId}))`.execute(tx.db);
}

/** Files that were made ready before it was counted what was made of them. */
export async function listUnmeasured({ db, instituteId }: Scope, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_files')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('derived_bytes', 'is', null)
    .where('state', '=', 'ready')
    .where('kind', 'in', ['video', 'package'])
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
