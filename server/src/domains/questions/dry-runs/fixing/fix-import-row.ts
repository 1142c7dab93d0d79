import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { areasByName } from '../../../taxonomy/index.ts';
import { lockImport } from '../../imports/imports.store.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { findArea, indexAreas } from '../../reading/nearest-areas.ts';
import { findRow, replaceRows, type StoredRow } from '../import-rows.store.ts';
import { presentRows } from '../list-import-rows.ts';
import { type Changes, columnNamed, readAgain } from '../read-again.ts';
import { recountRows } from '../recount-rows.ts';

type Fix = typeof api.questions.fixImportRow;

/** Changes cells of one row of a dry run; the row is read again, and what is wrong with it now is the answer. */
export async function fixImportRow(ctx: Context, { params, body }: Input<Fix>): Promise<Answer<Fix>> {
  const { importId } = params;
  const changes: Changes = Object.fromEntries(
    Object.entries(body.cells).map(([name, text]) => [
      columnNamed(name) ?? fail('IMPORT_COLUMN', { column: name }),
      text,
    ]),
  );
  await inTransaction(ctx, async (tx) => {
    await lockChecked(tx, importId);
    const row = (await findRow(tx, importId, params.row)) ?? fail('NOT_FOUND');
    await fixRows(tx, importId, [{ row, changes }]);
    await recountRows(tx, importId);
    await record(tx, {
      action: 'question_import.row_mended',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { row: params.row, columns: Object.keys(body.cells) },
    });
  });
  const row = (await findRow(ctx, importId, params.row)) ?? fail('NOT_FOUND');
  const [shown] = (await presentRows(ctx, importId, [row], false)).rows;
  return { row: shown!, summary: await summaryOf(ctx, importId) };
}

/** The dry run is this transaction's alone. IMPORT_STATE where it is none any more. */
export async function lockChecked(tx: TransactionContext, importId: string): Promise<void> {
  const { status } = await lockImport(tx, importId);
  if (status !== 'checked') fail('IMPORT_STATE', { status });
}

/** Reads rows again with these changes; the caller counts them anew. `once`: a row is not offered the same way a second time, whatever its suggestions did. */
export async function fixRows(
  tx: TransactionContext,
  importId: string,
  rows: readonly { readonly row: StoredRow; readonly changes: Changes }[],
  once = false,
): Promise<void> {
  const areas = indexAreas(await areasByName(tx));
  const read = await readAgain(tx, importId, rows, (name) => findArea(areas, name));
  await replaceRows(tx, importId, once ? read.map((row) => ({ ...row, fixable: false })) : read);
}
