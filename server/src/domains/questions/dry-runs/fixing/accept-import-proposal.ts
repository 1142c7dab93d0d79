import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { keptColumns } from '../../reading/columns.ts';
import { asFormula } from '../../reading/one-delimiter.ts';
import { listRowsNumbered, type StoredRow } from '../import-rows.store.ts';
import { recountRows } from '../recount-rows.ts';
import { type Changes, columnNamed } from '../read-again.ts';
import { listProposed } from './faults.store.ts';
import { fixRows, lockChecked } from './fix-import-row.ts';

const AT_ONCE = 500;

/** Takes one proposal in every row that it is for, and reads those rows again. */
export async function acceptImportProposal(
  ctx: Context,
  { params: { importId }, body }: Input<typeof api.questions.acceptImportProposal>,
): Promise<ImportSummary> {
  await inTransaction(ctx, async (tx) => {
    await lockChecked(tx, importId);
    const numbers = await listProposed(tx, importId, body);
    for (let from = 0; from < numbers.length; from += AT_ONCE) {
      const rows = await listRowsNumbered(tx, importId, numbers.slice(from, from + AT_ONCE));
      const changed = rows.map((row) => ({ row, changes: changesOf(row, body) }));
      await fixRows(tx, importId, changed);
    }
    await recountRows(tx, importId);
    await record(tx, {
      action: 'question_import.fault_mended',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { rows: numbers.length, code: body.code, found: body.found },
    });
  });
  return summaryOf(ctx, importId);
}

const changesOf = (
  { problems, cells }: StoredRow,
  { code, formula }: { readonly code: string; readonly formula: boolean },
): Changes =>
  Object.fromEntries(
    problems.flatMap(({ column: name, fix, code: one }) => {
      const column = columnNamed(name);
      if (column === undefined || fix === undefined || one !== code) return [];
      return [[column, formula ? asFormula(cells[keptColumns[column]] ?? '') : fix]];
    }),
  );
