import type { MediaKind, MediaState } from '@abhyas/contract/media/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** A file of the institute as the domain keeps it. */
export interface MediaFile {
  readonly mediaId: string;
  readonly ownerId: string | null;
  readonly kind: MediaKind;
  readonly state: MediaState;
  readonly percent: number;
  readonly problem: string | null;
  /** Where its bytes lie once it was received; what is made of it lies below `<institute>/media/<id>/`. */
  readonly storageKey: string;
  readonly posterKey: string | null;
  readonly type: string;
  readonly bytes: number;
  /** Bytes of what was made of it; null: nothing was, or it was not counted yet. */
  readonly derivedBytes: number | null;
  readonly fileName: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly pages: number | null;
  readonly sha256: string | null;
  readonly inLibrary: boolean;
  readonly createdAt: Date;
}

export const fileColumns = [
  'id as mediaId',
  'owner_id as ownerId',
  sql<MediaKind>`kind`.as('kind'),
  sql<MediaState>`state`.as('state'),
  'percent',
  'problem',
  'storage_key as storageKey',
  'poster_key as posterKey',
  'type',
  'bytes',
  'derived_bytes as derivedBytes',
  'file_name as fileName',
  'alt',
  'width',
  'height',
  'seconds',
  'pages',
  'sha256',
  'in_library as inLibrary',
  'created_at as createdAt',
] as const;

/** Those of these files that this institute has. */
export async function listMediaFiles(ctx: Pick<Context, 'db' | 'instituteId'>, ids: readonly string[]) {
  const rows: MediaFile[] = await ctx.db
    .selectFrom('media_files')
    .select(fileColumns)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows;
}

/** The row stands still until the transaction ends. */
export async function lockMediaFile(tx: TransactionContext, mediaId: string): Promise<MediaFile | undefined> {
  return tx.db
    .selectFrom('media_files')
    .select(fileColumns)
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', mediaId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewMediaFile = Pick<
  MediaFile,
  'mediaId' | 'ownerId' | 'kind' | 'storageKey' | 'type' | 'bytes' | 'fileName' | 'inLibrary'
>;

/** Notes a file whose bytes are being checked. */
export async function insertMediaFile(ctx: Context, file: NewMediaFile): Promise<void> {
  await ctx.db
    .insertInto('media_files')
    .values({
      institute_id: ctx.instituteId,
      id: file.mediaId,
      owner_id: file.ownerId,
      kind: file.kind,
      state: 'working',
      percent: 0,
      storage_key: file.storageKey,
      type: file.type,
      bytes: file.bytes,
      file_name: file.fileName,
      in_library: file.inLibrary,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** What is learned of a file while it is made ready. */
export type MediaChange = Partial<
  Pick<
    MediaFile,
    | 'state'
    | 'percent'
    | 'problem'
    | 'kind'
    | 'seconds'
    | 'pages'
    | 'posterKey'
    | 'storageKey'
    | 'type'
    | 'bytes'
    | 'derivedBytes'
    | 'width'
    | 'height'
    | 'sha256'
  >
>;

const columnOf = {
  state: 'state',
  percent: 'percent',
  problem: 'problem',
  kind: 'kind',
  seconds: 'seconds',
  pages: 'pages',
  posterKey: 'poster_key',
  storageKey: 'storage_key',
  type: 'type',
  bytes: 'bytes',
  derivedBytes: 'derived_bytes',
  width: 'width',
  height: 'height',
  sha256: 'sha256',
} as const satisfies Record<keyof MediaChange, string>;

/** Writes what was learned; the fields that are not named stay. `ready` and `failed` end the work; `problem` is the text key of why it failed. */
export async function saveMediaChange(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
  change: MediaChange,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(change).map(([field, value]) => [columnOf[field as keyof MediaChange], value]),
  );
  if (Object.keys(values).length === 0) return;
  await ctx.db
    .updateTable('media_files')
    .set(values)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', mediaId)
    .execute();
}
