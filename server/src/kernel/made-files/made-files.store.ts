import type { MadeFileState, MakingFailure } from '@abhyas/contract/made-files/made-file';
import type { Bound, TransactionContext } from '../context.ts';
import { changeRows, insertRows, removeRows, rows } from '../database/rows.ts';
import { json } from '../database/sql.ts';
import type { FileKind, StoredFile } from './file-kind.ts';

declare module '../database/row-tables.ts' {
  interface ColumnTypes {
    madeFiles: { state: MadeFileState; failure: MakingFailure | null; facts: StoredFile['facts']; about: object };
  }
}

const files = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('madeFiles')
    .select(['id', 'kind', 'subjectId', 'about', 'state', 'progress', 'failure', 'storageKeys', 'bytes', 'facts'])
    .select(['askedBy', 'askedAt', 'readyAt', 'expiresAt', 'removedAt']);

/** A file of this kind. */
export async function findFile<A extends object>(
  ctx: Bound,
  { kind }: FileKind<A>,
  id: string,
): Promise<StoredFile<A> | undefined> {
  const found: StoredFile | undefined = await files(ctx)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return found as StoredFile<A> | undefined;
}

export const findFileOfAnyKind = (ctx: Bound, id: string): Promise<StoredFile | undefined> =>
  files(ctx).where('id', '=', id).executeTakeFirst();

/** Files of this kind, the newest first: of one subject, of who asked for them, or all. */
export async function listFiles<A extends object>(
  ctx: Bound,
  { kind }: FileKind<A>,
  of: { readonly subjectId?: string; readonly askedBy?: string; readonly most?: number } = {},
): Promise<StoredFile<A>[]> {
  let query = files(ctx).where('kind', '=', kind);
  if (of.subjectId !== undefined) query = query.where('subjectId', '=', of.subjectId);
  if (of.askedBy !== undefined) query = query.where('askedBy', '=', of.askedBy);
  if (of.most !== undefined) query = query.limit(of.most);
  return (await query.orderBy('askedAt', 'desc').orderBy('id', 'desc').execute()) as StoredFile[] as StoredFile<A>[];
}

export const listFilesAskedBy = (ctx: Bound, accountId: string): Promise<StoredFile[]> =>
  files(ctx).where('askedBy', '=', accountId).execute();

/** Files of every kind whose time is over. */
export const listExpired = (ctx: Bound, now: Date): Promise<StoredFile[]> =>
  files(ctx).where('expiresAt', '<=', now).where('removedAt', 'is', null).execute();

/** Files of the institute that wait in a queue or are made, of every kind. */
export async function countWaiting(ctx: Bound, queue: string): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('madeFiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue', '=', queue)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

export type NewFile<A extends object> = Pick<StoredFile<A>, 'id' | 'about' | 'subjectId' | 'askedBy'>;

export function insertFiles<A extends object>(
  tx: TransactionContext,
  { kind, queue = null }: Pick<FileKind<A>, 'kind'> & { readonly queue?: string | null },
  asked: readonly NewFile<A>[],
): Promise<void> {
  return insertRows(
    tx,
    'madeFiles',
    asked.map(({ id, about, subjectId, askedBy }) => ({
      id,
      kind,
      queue,
      about: json(about),
      subjectId,
      askedBy,
      askedAt: tx.clock.now(),
      state: 'waiting' as const,
    })),
  );
}

export async function saveProgress(ctx: Bound, id: string, progress: number): Promise<void> {
  await changeRows(ctx, 'madeFiles', { id }, { state: 'running', progress });
}

export async function saveFailure(ctx: Bound, id: string, failure: MakingFailure, expiresAt: Date | null) {
  await changeRows(ctx, 'madeFiles', { id }, { state: 'failed', failure, expiresAt });
}

/** Answers whether the file is still wanted. */
export async function saveReady(
  tx: TransactionContext,
  id: string,
  made: Pick<StoredFile, 'bytes' | 'facts' | 'expiresAt'> & { readonly storageKeys: string[] },
): Promise<boolean> {
  const { bytes, facts, expiresAt, storageKeys } = made;
  const change = { state: 'ready' as const, progress: 100, readyAt: tx.clock.now(), expiresAt, bytes, storageKeys };
  return (await changeRows(tx, 'madeFiles', { id }, { ...change, facts: json(facts) })) > 0;
}

export async function markRemoved(ctx: Bound, id: string, removedAt: Date): Promise<void> {
  await changeRows(ctx, 'madeFiles', { id }, { removedAt, storageKeys: [] });
}

export async function forgetFile(ctx: Bound, id: string): Promise<void> {
  await removeRows(ctx, 'madeFiles', { id });
}

/** Whoever asked for a file is somebody else from now on, or nobody. */
export async function saveAsker(tx: TransactionContext, id: string, askedBy: string | null): Promise<void> {
  await changeRows(tx, 'madeFiles', { id }, { askedBy });
}
