import { extname } from 'node:path';
import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { sheetKind } from '../../../kernel/sheets/sheet-kind.ts';
import { SheetError } from '../../../kernel/sheets/sheet.ts';
import { record } from '../../audit/index.ts';
import { importQueue, READ_JOB } from '../imports/import-jobs.ts';
import { insertImport } from '../imports/imports.store.ts';
import { readImport } from './read-import.ts';
import { summaryOf } from '../imports/summary-of.ts';

/** A file up to this size is read while the caller waits; a larger one by a job. */
const AT_ONCE_BYTES = 300_000;

/** Takes a spreadsheet in and reads it as a dry run: nothing is written into the bank. */
export async function uploadImport(
  ctx: Context,
  { query: { fileName }, file }: Input<typeof api.questions.uploadImport> & { readonly file: Buffer },
): Promise<ImportSummary> {
  const kind = kindOf(fileName, file);
  const id = newId();
  const storageKey = `${ctx.instituteId}/imports/${id}.${kind}`;
  const atOnce = file.length <= AT_ONCE_BYTES;
  await runtime().storage.put(storageKey, file);
  await inTransaction(ctx, async (tx) => {
    await insertImport(tx, { id, fileName, storageKey, status: 'reading', createdBy: actorOf(ctx).accountId });
    await record(tx, {
      action: 'question_import.uploaded',
      subjectKind: 'question_import',
      subjectId: id,
      details: { bytes: file.length },
    });
    if (!atOnce) await enqueue(tx, READ_JOB, { importId: id }, { queue: importQueue(ctx), key: `${READ_JOB}:${id}` });
  });
  if (atOnce) await readImport(ctx, id);
  return summaryOf(ctx, id);
}

/** Name and content must both be of a kind that can be read; a broken .xlsx is taken in, and its report says what is wrong. */
function kindOf(fileName: string, file: Buffer): 'csv' | 'xlsx' {
  const named = extname(fileName).toLowerCase();
  if (named !== '.csv' && named !== '.xlsx') fail('IMPORT_TYPE');
  try {
    const kind = sheetKind(file);
    if (named !== `.${kind}`) fail('IMPORT_TYPE');
    return kind;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    if (error.code === 'SHEET_TYPE') fail('IMPORT_TYPE');
    return named === '.csv' ? 'csv' : 'xlsx';
  }
}
