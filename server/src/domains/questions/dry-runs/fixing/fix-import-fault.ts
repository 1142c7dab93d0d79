import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { keptColumns } from '../../reading/columns.ts';
import { listRowsOfFault } from '../import-rows.store.ts';
import { columnNamed } from '../read-again.ts';
import { recountRows } from '../recount-rows.ts';
import { fixRows, lockChecked } from './fix-import-row.ts';

const AT_ONCE = 500;

/** Writes the same into every refused row that has this fault and says the same there, and reads those rows again. */
export async function fixImportFault(
  ctx: Context,
  { params: { importId }, body }: Input<typeof api.questions.fixImportFault>,
): Promise<ImportSummary> {
  const column = columnNamed(body.column) ?? fail('IMPORT_COLUMN', { column: body.column });
  const fault = { ...body, at: keptColumns[column] };
  await inTransaction(ctx, async (tx) => {
    await lockChecked(tx, importId);
    let fixed = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows = await listRowsOfFault(tx, importId, fault, { after, most: AT_ONCE });
      if (rows.length > 0)
        await fixRows(
          tx,
          importId,
          rows.map((row) => ({ row, changes: { [column]: body.text } })),
        );
      fixed += rows.length;
      after = rows.at(-1)?.row;
    }
    await recountRows(tx, importId);
    await record(tx, {
      action: 'question_import.fault_mended',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { rows: fixed, column: body.column, code: body.code },
    });
  });
  return summaryOf(ctx, importId);
}
