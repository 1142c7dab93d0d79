import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { importColumns } from '@abhyas/contract/questions/import-columns';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { undecidedIn, wrongChoice } from '../../../../kernel/sheet-checks/matched-columns.ts';
import { rememberColumns } from '../../../../kernel/sheet-checks/remembered-columns.store.ts';
import { lockImport, moveImport, type OwnSheet } from '../../imports/imports.store.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { isEnough } from '../../reading/own-columns.ts';
import { isSame, readAgain } from './read-again.ts';
import { SHEET_KIND } from './read-cells.ts';

/** Says what the columns of a sheet are, and has it read again so; what was fixed in its rows before is gone. */
export async function matchImportColumns(
  ctx: Context,
  { params: { importId }, body: { choices, confirm } }: Input<typeof api.questions.matchImportColumns>,
): Promise<ImportSummary> {
  const anew = await inTransaction(ctx, async (tx) => {
    const { sheet, status } = await lockImport(tx, importId);
    if (!sheet || (status !== 'matching' && status !== 'checked')) return fail('IMPORT_STATE', { status });
    const wrong = wrongChoice(choices, sheet.columns, importColumns);
    if (wrong !== undefined) fail('IMPORT_COLUMN', { column: wrong });
    const said = saidOf(sheet, choices, confirm);
    if (confirm) {
      const headings = sheet.columns.map(({ heading }) => heading);
      await rememberColumns(tx, SHEET_KIND, { headings, choices: said.columns.map(({ is }) => is) });
    }
    if (!isEnough(choices) || !isSame(sheet.columns, said.columns))
      return readAgain(tx, importId, { sheet: said }, sheet.rows);
    await moveImport(tx, importId, confirm ? 'checked' : 'matching', { sheet: said });
    return undefined;
  });
  await anew?.(ctx);
  return summaryOf(ctx, importId);
}

function saidOf(sheet: OwnSheet, choices: readonly string[], confirm: boolean): OwnSheet {
  const columns = sheet.columns.map((column, at) => ({ ...column, is: choices[at]! }));
  const open = undecidedIn(columns);
  if (confirm && open) fail('IMPORT_COLUMNS_OPEN', { heading: open.heading });
  if (confirm && !isEnough(choices)) fail('IMPORT_COLUMNS_MISSING');
  return { ...sheet, columns, isSaid: confirm };
}
