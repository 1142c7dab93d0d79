import type { MadeFile } from '@abhyas/contract/made-files/made-file';
import type { Context, TransactionContext } from '../context.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { runtime } from '../runtime.ts';
import type { FileKind, StoredFile } from './file-kind.ts';
import { MAKE_FILE } from './make-file.job.ts';
import { insertFiles } from './made-files.store.ts';

/** Has files made by a job, in the transaction of the request: neither lost nor early. Answers their ids, in order. */
export async function askForFiles<A extends object>(
  tx: TransactionContext,
  kind: FileKind<A>,
  asked: readonly { readonly about: A; readonly subjectId?: string }[],
): Promise<string[]> {
  // An employee of the provider has no account in the institute in which they act.
  const askedBy = tx.actor && !tx.actor.acting ? tx.actor.accountId : null;
  const files = asked.map(({ about, subjectId = null }) => ({ id: newId(), about, subjectId, askedBy }));
  await insertFiles(tx, kind, files);
  const { queue } = kind;
  for (const { id } of files)
    await enqueue(tx, MAKE_FILE, { fileId: id }, { key: `file:${id}`, ...(queue !== undefined && { queue }) });
  return files.map(({ id }) => id);
}

/** How far a file is, and its address where it is made; the address ends by itself. */
export function presentFile(ctx: Context, file: StoredFile): MadeFile {
  const { id, state, progress, failure, bytes, facts, expiresAt } = file;
  const [key] = file.storageKeys;
  return {
    id,
    state,
    progress,
    failure,
    pages: facts.pages ?? null,
    bytes,
    expiresAt: expiresAt?.toISOString() ?? null,
    url: key === undefined ? null : runtime().signer.sign(ctx.instituteId, key, ctx.clock.now()),
  };
}

/** What was made, from the storage; `ending` says which of several files. Undefined where there is none. */
export async function openFile({ storageKeys }: StoredFile, ending = '') {
  const key = storageKeys.find((one) => one.endsWith(ending));
  return key === undefined ? undefined : runtime().storage.get(key);
}
