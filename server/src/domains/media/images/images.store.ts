import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface ImageFile {
  readonly id: string;
  readonly ownerId: string | null;
  readonly storageKey: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly fileName: string;
}

export async function insertImage(ctx: Context, file: ImageFile): Promise<void> {
  await ctx.db
    .insertInto('media_files')
    .values({
      institute_id: ctx.instituteId,
      id: file.id,
      owner_id: file.ownerId,
      storage_key: file.storageKey,
      type: file.type,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      alt: file.alt,
      file_name: file.fileName,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** Forgets these files; the keys of those that were there. */
export async function removeImages(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .deleteFrom('media_files')
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .returning('storage_key as storageKey')
    .execute();
  return rows.map(({ storageKey }) => storageKey);
}

/** Where those files lie that this institute has, and what is said of them. */
export async function listFiles(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; storageKey: string; alt: string; fileName: string }[]> {
  return (
    ctx.db
      .selectFrom('media_files')
      .select(['id', 'storage_key as storageKey', 'alt', 'file_name as fileName'])
      .where('institute_id', '=', ctx.instituteId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      // A text names pictures by id: it must never be given the address of a video or a document, which open for minutes and to few.
      .where('kind', '=', 'image')
      .orderBy('id')
      .execute()
  );
}
