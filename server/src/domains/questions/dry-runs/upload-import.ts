import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { formatKind, isPackagePart } from '../formats/format-kind.ts';
import { importQueue, READ_JOB } from '../imports/import-jobs.ts';
import { insertImport } from '../imports/imports.store.ts';
import { readImport } from './read-import.ts';
import { summaryOf } from '../imports/summary-of.ts';

/** A file up to this size is read while the caller waits; a larger one by a job. */
const AT_ONCE_BYTES = 300_000;

/** Takes a file of questions in and reads it as a dry run: nothing is written into the bank. */
export async function uploadImport(
  ctx: Context,
  { query: { fileName }, file }: Input<typeof api.questions.uploadImport> & { readonly file: Buffer },
): Promise<ImportSummary> {
  const format = formatKind(file, fileName) ?? fail(isPackagePart(file) ? 'IMPORT_PACKAGE_PART' : 'IMPORT_TYPE');
  const id = newId();
  const storageKey = `${ctx.instituteId}/imports/${id}.${format}`;
  const atOnce = file.length <= AT_ONCE_BYTES;
  await runtime().storage.put(storageKey, file);
  const taken = inTransaction(ctx, async (tx) => {
    await insertImport(tx, { id, fileName, storageKey, format, status: 'reading', createdBy: actorOf(ctx).accountId });
    await record(tx, {
      action: 'question_import.uploaded',
      subjectKind: 'question_import',
      subjectId: id,
      details: { bytes: file.length, format },
    });
    if (!atOnce) await enqueue(tx, READ_JOB, { importId: id }, { queue: importQueue(ctx), key: `${READ_JOB}:${id}` });
  });
  await taken.catch(async (error: unknown) => {
    await runtime().storage.remove(storageKey);
    throw error;
  });
  if (atOnce) await readImport(ctx, id);
  return summaryOf(ctx, id);
}
