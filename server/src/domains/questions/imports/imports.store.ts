import type { FileFormat, Losses } from '@abhyas/contract/questions/formats';
import type { importStatus, ownSheet, RowProblem } from '@abhyas/contract/questions/imports';
import type { ownPaper } from '@abhyas/contract/questions/paper-pattern';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

export type ImportStatus = z.infer<typeof importStatus>;
/** Rows of an import, whole and by state; `fixable`: refused ones that are suggestions away from being ready; `otherKey`: duplicates with another key, unknown for old imports. */
export type RowCounts = Readonly<Record<'rows' | 'ready' | 'duplicate' | 'refused' | 'fixable', number>> & {
  readonly otherKey?: number;
};
/** A sheet with headings of its own; `isSaid`: somebody confirmed what they are, for this file or for an earlier one. */
export type OwnSheet = z.infer<typeof ownSheet> & { readonly isSaid: boolean };
/** An ordinary paper of Word, likewise. */
export type OwnPaper = z.infer<typeof ownPaper> & { readonly isSaid: boolean };
export interface ImportFile {
  readonly id: string;
  readonly fileName: string;
  readonly storageKey: string;
  readonly format: FileFormat;
  readonly encoding: string | null;
  readonly losses: Losses;
  readonly sheet: OwnSheet | null;
  readonly paper: OwnPaper | null;
  readonly counts: RowCounts;
  readonly status: ImportStatus;
  readonly problem: RowProblem | null;
  readonly written: number;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Its ready rows were written, even if they were taken back later. */
export const isWritten = ({ status }: Pick<ImportFile, 'status'>): boolean =>
  status === 'committed' || status === 'undone';

/** It was read, or could not be, and nothing of it is written: it can be dropped. */
export const isDryRun = ({ status }: Pick<ImportFile, 'status'>): boolean =>
  status === 'matching' || status === 'checked' || status === 'failed';

const columns = [
  'id',
  'file_name as fileName',
  'storage_key as storageKey',
  'format',
  'encoding',
  'losses',
  'sheet',
  'paper',
  'counts',
  'status',
  'problem',
  'written',
  'created_by as createdBy',
  'created_at as createdAt',
] as const;

const selectImports = (ctx: Context) =>
  ctx.db.selectFrom('question_imports').select(columns).where('institute_id', '=', ctx.instituteId);

export async function getImport(ctx: Context, id: string): Promise<ImportFile> {
  const row = await selectImports(ctx).where('id', '=', id).executeTakeFirst();
  return (row as ImportFile | undefined) ?? fail('NOT_FOUND');
}

/** The import for this transaction alone: whoever else would change it waits. NOT_FOUND where there is none. */
export async function lockImport(tx: TransactionContext, id: string): Promise<ImportFile> {
  const row = await selectImports(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return (row as ImportFile | undefined) ?? fail('NOT_FOUND');
}

/** The same, but undefined where somebody else is at it already. */
export async function tryLockImport(tx: TransactionContext, id: string): Promise<ImportFile | undefined> {
  const row = await selectImports(tx).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
  return row as ImportFile | undefined;
}

/** One page of the imports, newest first, and how many there are. */
export async function listImportFiles(
  ctx: Context,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ImportFile[]; total: number }> {
  const rows = await selectImports(ctx)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows as unknown as ImportFile[], total: rows[0]?.total ?? 0 };
}

/** Files that were read and have rows ready, which nobody has written into the bank or put away yet; the newest first. */
export async function listImportsToFinish(ctx: Context): Promise<{ id: string; name: string }[]> {
  return ctx.db
    .selectFrom('question_imports')
    .select(['id', 'file_name as name'])
    .where('institute_id', '=', ctx.instituteId)
    .where('status', 'in', ['matching', 'checked'])
    .where(sql<boolean>`(counts ->> 'ready')::int > 0`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Imports that a stopped process left half done: nobody has touched them since. */
export async function listStuck(ctx: Context, untouchedSince: Date): Promise<ImportFile[]> {
  const rows = await selectImports(ctx)
    .where('status', 'in', ['reading', 'committing'])
    .where('updated_at', '<', untouchedSince)
    .orderBy('created_at')
    .execute();
  return rows as unknown as ImportFile[];
}

/** Dry runs that nobody has touched since. */
export const listAbandoned = (ctx: Context, untouchedSince: Date): Promise<ImportFile[]> =>
  listByTouch(ctx, ['matching', 'checked', 'failed'], '<', untouchedSince);

/** Imports that came to their end since. */
export const listEnded = (ctx: Context, since: Date): Promise<ImportFile[]> =>
  listByTouch(ctx, ['committed', 'undone', 'cancelled'], '>=', since);

async function listByTouch(
  ctx: Context,
  statuses: readonly ImportStatus[],
  side: '<' | '>=',
  time: Date,
): Promise<ImportFile[]> {
  const rows = await selectImports(ctx)
    .where('status', 'in', statuses)
    .where('updated_at', side, time)
    .orderBy('updated_at')
    .execute();
  return rows as unknown as ImportFile[];
}

export async function insertImport(
  tx: TransactionContext,
  file: Omit<ImportFile, 'problem' | 'losses' | 'sheet' | 'paper' | 'counts' | 'encoding' | 'written' | 'createdAt'>,
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('question_imports')
    .values({
      institute_id: tx.instituteId,
      id: file.id,
      file_name: file.fileName,
      storage_key: file.storageKey,
      format: file.format,
      status: file.status,
      created_by: file.createdBy,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Moves an import on; the others stay as they are unless given. */
export async function moveImport(
  ctx: Context,
  id: string,
  status: ImportStatus,
  more: {
    readonly written?: number;
    readonly problem?: RowProblem | null;
    readonly encoding?: string;
    readonly sheet?: OwnSheet | null;
    readonly paper?: OwnPaper | null;
  } = {},
): Promise<void> {
  await ctx.db
    .updateTable('question_imports')
    .set({
      status,
      updated_at: ctx.clock.now(),
      ...(more.written !== undefined && { written: more.written }),
      ...(more.problem !== undefined && { problem: more.problem && json(more.problem) }),
      ...(more.sheet !== undefined && { sheet: more.sheet && json(more.sheet) }),
      ...(more.paper !== undefined && { paper: more.paper && json(more.paper) }),
      ...(more.encoding !== undefined && { encoding: more.encoding }),
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Names of imported files by the id of the import. */
export async function fileNamesOf({ db, instituteId }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const files = db.selectFrom('question_imports').select(['id', 'file_name']).where('institute_id', '=', instituteId);
  const found = await files.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`).execute();
  return new Map(found.map(({ id, file_name: name }) => [id, name]));
}
