import { buffer } from 'node:stream/consumers';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { removeFile } from '../../../kernel/made-files/make-file.job.ts';
import { openFile } from '../../../kernel/made-files/made-files.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { changeCodeBatch, lockCodeBatch, type StoredCodeBatch } from '../making/code-batches.store.ts';
import { findCodeFiles } from './present-code-batches.ts';
import { type CodeFileName, codeFileNames, unsealed } from '../making/code-files.ts';

const columns = { list: 'listTakenAt', printed: 'sheetsTakenAt' } as const;

/**
 * One file of a batch, once, to whoever made the batch: it is read before it is marked as taken and removed afterwards, so that nobody loses
 * it to an error of the storage. CODES_OF_OTHERS, CODES_TAKEN, CODES_NOT_READY, CODES_GONE.
 */
export async function takeCodeFile(
  ctx: Context,
  batchId: string,
  name: CodeFileName,
): Promise<{ readonly batch: StoredCodeBatch; readonly content: Buffer }> {
  const file = await findCodeFiles(ctx, batchId);
  const stored = file && (await openFile(file, codeFileNames[name]));
  const sealed = stored && (await buffer(stored.stream));
  const batch = await inTransaction(ctx, async (tx) => {
    const locked = await lockCodeBatch(tx, batchId);
    if (locked.madeBy !== actorOf(tx).accountId) fail('CODES_OF_OTHERS');
    if (locked[columns[name]] !== null) fail('CODES_TAKEN');
    if (file && file.state !== 'ready') fail('CODES_NOT_READY');
    if (!sealed) fail('CODES_GONE');
    const taken = { [columns[name]]: tx.clock.now() };
    await changeCodeBatch(tx, batchId, taken);
    await record(tx, {
      action: 'code_batch.taken',
      subjectKind: 'code_batch',
      subjectId: batchId,
      details: { file: name, codes: locked.count },
    });
    return { ...locked, ...taken };
  });
  if (!file || !sealed) return fail('CODES_GONE');
  const isLast = batch.listTakenAt !== null && (!batch.sheets || batch.sheetsTakenAt !== null);
  if (isLast) await removeFile(ctx, file);
  else for (const key of file.storageKeys) if (key.endsWith(codeFileNames[name])) await runtime().storage.remove(key);
  return { batch, content: unsealed(batchId, sealed) };
}
