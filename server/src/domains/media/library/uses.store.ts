import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** What holds files: a lesson, one of its versions, a course. */
export interface MediaUser {
  readonly kind: string;
  readonly id: string;
  /** As people know it; shown beside the file. */
  readonly title?: string;
}

/** Those of these files that exist, kept from being removed until the transaction ends. */
export async function holdFiles(tx: TransactionContext, mediaIds: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('media_files')
    .select('id')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', sql<string>`any(${[...mediaIds]}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes that this thing holds these files. */
export async function insertUses(tx: TransactionContext, user: MediaUser, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const row = {
    institute_id: tx.instituteId,
    kind: user.kind,
    thing_id: user.id,
    title: user.title ?? '',
    since: tx.clock.now(),
  };
  await tx.db
    .insertInto('media_uses')
    .values(mediaIds.map((mediaId) => ({ ...row, media_id: mediaId })))
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'kind', 'thing_id', 'media_id'])
        .doUpdateSet((row) => ({ title: row.ref('excluded.title') })),
    )
    .execute();
}

/** Takes away what this thing holds beyond these files; the ids of those that it held. */
export async function removeOtherUses(
  tx: TransactionContext,
  user: MediaUser,
  mediaIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('media_uses')
    .where('institute_id', '=', tx.instituteId)
    .where('kind', '=', user.kind)
    .where('thing_id', '=', user.id)
    .where('media_id', '<>', sql<string>`all(${[...mediaIds]}::uuid[])`)
    .returning('media_id as mediaId')
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}

/** Notes since when nothing holds these files, or that something does again. */
export async function noteUnused(tx: TransactionContext, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const named = sql<string>`any(${[...mediaIds]}::uuid[])`;
  const held = await tx.db
    .selectFrom('media_uses')
    .select('media_id as mediaId')
    .distinct()
    .where('institute_id', '=', tx.instituteId)
    .where('media_id', '=', named)
    .execute();
  await tx.db
    .updateTable('media_files')
    .set({
      unused_since: sql<Date | null>`case when id = any(${held.map(({ mediaId }) => mediaId)}::uuid[]) then null
        else ${tx.clock.now()}::timestamptz end`,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', named)
    .execute();
}

/** What holds one file, the newest first. */
export function listUses(ctx: Context, mediaId: string) {
  return ctx.db
    .selectFrom('media_uses')
    .select(['kind', 'thing_id as thingId', 'title', 'since'])
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .orderBy('since', 'desc')
    .orderBy('thing_id')
    .limit(100)
    .execute();
}
