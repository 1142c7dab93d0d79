import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { listRows, type StoredRow } from '../import-rows.store.ts';
import { type Changes, columnNamed } from '../read-again.ts';
import { recountRows } from '../recount-rows.ts';
import { fixRows, lockChecked } from './fix-import-row.ts';

const AT_ONCE = 500;

/** Takes every suggestion of the rows that nothing else is wrong with. What is wrong with a row then is shown as ever. */
export async function acceptSuggestions(
  ctx: Context,
  { params: { importId } }: Input<typeof api.questions.acceptSuggestions>,
): Promise<ImportSummary> {
  await inTransaction(ctx, async (tx) => {
    await lockChecked(tx, importId);
    let fixed = 0;
    for (;;) {
      const rows = await listRows(tx, importId, ['refused'], { page: 1, size: AT_ONCE, fixable: true });
      if (rows.length === 0) break;
      await fixRows(
        tx,
        importId,
        rows.map((row) => ({ row, changes: fixesOf(row) })),
        true,
      );
      fixed += rows.length;
    }
    await recountRows(tx, importId);
    await record(tx, {
      action: 'question_import.suggestions_accepted',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { rows: fixed },
    });
  });
  return summaryOf(ctx, importId);
}

const fixesOf = ({ problems }: StoredRow): Changes =>
  Object.fromEntries(problems.flatMap(({ column, fix }) => (fix === undefined ? [] : [[columnNamed(column)!, fix]])));
