import type { MediaKind } from '@abhyas/contract/media/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** An upload that is not whole yet. */
export interface Upload {
  readonly uploadId: string;
  readonly ownerId: string;
  readonly kind: MediaKind;
  readonly fileName: string;
  readonly bytes: number;
  readonly fingerprint: string;
  readonly createdAt: Date;
  readonly touchedAt: Date;
}

const columns = [
  'id as uploadId',
  'owner_id as ownerId',
  sql<MediaKind>`kind`.as('kind'),
  'file_name as fileName',
  'bytes',
  'fingerprint',
  'created_at as createdAt',
  'touched_at as touchedAt',
] as const;

export async function insertUpload(
  tx: TransactionContext,
  upload: Omit<Upload, 'createdAt' | 'touchedAt'>,
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('media_uploads')
    .values({
      institute_id: tx.instituteId,
      id: upload.uploadId,
      owner_id: upload.ownerId,
      kind: upload.kind,
      file_name: upload.fileName,
      bytes: upload.bytes,
      fingerprint: upload.fingerprint,
      created_at: now,
      touched_at: now,
    })
    .execute();
}

export function findUpload(ctx: Pick<Context, 'db' | 'instituteId'>, uploadId: string): Promise<Upload | undefined> {
  return ctx.db
    .selectFrom('media_uploads')
    .select(columns)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', uploadId)
    .executeTakeFirst();
}

/** Uploads of one person, the newest first. */
export function listUploadsOf(ctx: Pick<Context, 'db' | 'instituteId'>, ownerId: string): Promise<Upload[]> {
  return ctx.db
    .selectFrom('media_uploads')
    .select(columns)
    .where('institute_id', '=', ctx.instituteId)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Lets one request of a person after the other begin uploads, so that their number holds. */
export async function lockUploadsOf(tx: TransactionContext, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${tx.instituteId}:${ownerId}`}, 0))`.execute(
    tx.db,
  );
}

export async function touchUpload(ctx: Context, uploadId: string): Promise<void> {
  await ctx.db
    .updateTable('media_uploads')
    .set({ touched_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', uploadId)
    .execute();
}

/** Takes the upload away; it, where it was still there: of two that try, one gets it. */
export function takeUpload(ctx: Pick<Context, 'db' | 'instituteId'>, uploadId: string): Promise<Upload | undefined> {
  return ctx.db
    .deleteFrom('media_uploads')
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', uploadId)
    .returning(columns)
    .executeTakeFirst();
}

/** Uploads without a sign of life since then. */
export async function listSilent(ctx: Context, since: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('media_uploads')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('touched_at', '<', since)
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
