import { isDeepStrictEqual } from 'node:util';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { importQueue, READ_JOB } from '../../imports/import-jobs.ts';
import { moveImport, type OwnPaper, type OwnSheet } from '../../imports/imports.store.ts';
import { removeRows } from '../import-rows.store.ts';
import { readImport } from '../read-import.ts';

/** A file with at most so many rows is read again while the caller waits. */
const AT_ONCE_ROWS = 2000;

/** Whether nothing would be read otherwise than it was. */
export const isSame = isDeepStrictEqual;

/** Has a file read once more as somebody said: by a job where it is long, else by what is returned, once the transaction has ended. */
export async function readAgain(
  tx: TransactionContext,
  importId: string,
  said: { readonly sheet: OwnSheet } | { readonly paper: OwnPaper },
  rows: number,
): Promise<((ctx: Context) => Promise<void>) | undefined> {
  await removeRows(tx, importId);
  await moveImport(tx, importId, 'reading', said);
  if (rows <= AT_ONCE_ROWS) return (ctx) => readImport(ctx, importId);
  await enqueue(tx, READ_JOB, { importId }, { queue: importQueue(tx), key: `${READ_JOB}:${importId}` });
  return undefined;
}
