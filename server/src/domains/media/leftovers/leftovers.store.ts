import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface Leftover {
  readonly mediaId: string;
  readonly storageKey: string;
}

/** Notes a stored file that may be without a row from then on. */
export async function insertLeftover(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  { mediaId, storageKey }: Leftover,
  dueAt: Date,
): Promise<void> {
  await ctx.db
    .insertInto('media_leftovers')
    .values({ institute_id: ctx.instituteId, media_id: mediaId, storage_key: storageKey, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'media_id'])
        .doUpdateSet((row) => ({ storage_key: row.ref('excluded.storage_key'), due_at: row.ref('excluded.due_at') })),
    )
    .execute();
}

/** Leftovers that are due; `held` says that a row has the file after all. */
export function listDueLeftovers(ctx: Context, now: Date): Promise<(Leftover & { readonly held: boolean })[]> {
  return ctx.db
    .selectFrom('media_leftovers as leftover')
    .leftJoin('media_files as file', (join) =>
      join.onRef('file.institute_id', '=', 'leftover.institute_id').onRef('file.id', '=', 'leftover.media_id'),
    )
    .select([
      'leftover.media_id as mediaId',
      'leftover.storage_key as storageKey',
      sql<boolean>`file.id is not null`.as('held'),
    ])
    .where('leftover.institute_id', '=', ctx.instituteId)
    .where('leftover.due_at', '<=', now)
    .orderBy('leftover.due_at')
    .limit(500)
    .execute();
}

export async function removeLeftover(ctx: Context, mediaId: string): Promise<void> {
  await ctx.db
    .deleteFrom('media_leftovers')
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .execute();
}

export async function deleteFileRow(tx: TransactionContext, mediaId: string): Promise<void> {
  await tx.db.deleteFrom('media_files').where('institute_id', '=', tx.instituteId).where('id', '=', mediaId).execute();
}

/** Files outside the library that nothing holds since then, and failed ones of that age. */
export async function listForgotten(ctx: Context, unusedSince: Date, failedSince: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('media_files')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where((where) =>
      where.or([
        where.and([where('in_library', '=', false), where('unused_since', '<', unusedSince)]),
        where.and([where('state', '=', 'failed'), where('created_at', '<', failedSince)]),
      ]),
    )
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
