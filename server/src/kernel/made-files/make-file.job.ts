import { type Context, inTransaction } from '../context.ts';
import type { Job, Jobs, Sweep } from '../jobs/worker.ts';
import { runtime } from '../runtime.ts';
import { type FileKind, fileKinds, type StoredFile } from './file-kind.ts';
import {
  findFileOfAnyKind,
  forgetFile,
  listExpired,
  markRemoved,
  saveFailure,
  saveProgress,
  saveReady,
} from './made-files.store.ts';

export const MAKE_FILE = 'files.make';
const REMOVE_FILES = 'files.removeExpired';
const DAY_MS = 86_400_000;

/** The kind of a file. Throws for one that this server does not know, so that the queue tries again later. */
export function kindOf({ kind: name }: StoredFile): FileKind {
  const found = fileKinds().find(({ kind }) => kind === name);
  if (!found) throw new Error(`no kind of file is named ${name}`);
  return found as unknown as FileKind;
}

/** The job that makes one file. */
const makeFile: Job = async (ctx, payload) => {
  const file = await findFileOfAnyKind(ctx, String(payload['fileId']));
  // Made already, or removed while it waited.
  if (!file || file.state === 'ready' || file.state === 'failed') return;
  const kind = kindOf(file);
  try {
    await makeAndStore(ctx, kind, file);
  } catch (error) {
    if (!kind.failureOf) throw error;
    const failure = kind.failureOf(error);
    await saveFailure(ctx, file.id, failure, endOf(ctx, kind));
    if (failure === 'broken') ctx.log.error({ err: error, fileId: file.id, kind: kind.kind }, 'a file was not made');
  }
};

async function makeAndStore(ctx: Context, kind: FileKind, file: StoredFile): Promise<void> {
  await saveProgress(ctx, file.id, 5);
  const { contents, facts = {} } = await kind.make(ctx, file, (progress) => saveProgress(ctx, file.id, progress));
  const storageKeys: string[] = [];
  for (const { name, bytes } of contents) {
    const key = `${ctx.instituteId}/made/${file.id}/${name}`;
    await runtime().storage.put(key, bytes);
    storageKeys.push(key);
  }
  const bytes = contents.reduce((sum, one) => sum + one.bytes.length, 0);
  const wanted = await inTransaction(ctx, async (tx) => {
    const isThere = await saveReady(tx, file.id, { bytes, facts, storageKeys, expiresAt: endOf(ctx, kind) });
    if (isThere) await kind.done?.(tx, file);
    return isThere;
  });
  // Somebody removed it while it was made.
  if (!wanted) for (const key of storageKeys) await runtime().storage.remove(key);
}

const endOf = (ctx: Context, { keptDays }: FileKind): Date | null =>
  keptDays === undefined ? null : new Date(ctx.clock.now().getTime() + keptDays * DAY_MS);

/** Removes what was made; the row goes too, unless files of the kind stay listed. */
export async function removeFile(ctx: Context, file: StoredFile): Promise<void> {
  for (const key of file.storageKeys) await runtime().storage.remove(key);
  if (kindOf(file).afterwards === 'listed') await markRemoved(ctx, file.id, ctx.clock.now());
  else await forgetFile(ctx, file.id);
}

/** Removes the files whose time is over. */
const removeExpired: Job = async (ctx) => {
  for (const file of await listExpired(ctx, ctx.clock.now())) await removeFile(ctx, file);
};

export const madeFileJobs: Jobs = { [MAKE_FILE]: makeFile, [REMOVE_FILES]: removeExpired };
export const madeFileSweeps: readonly Sweep[] = [{ job: REMOVE_FILES, every: '53 * * * *' }];
