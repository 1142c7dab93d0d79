import { buffer } from 'node:stream/consumers';
import { importLimits, type RowProblem } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { readSheet } from '../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../kernel/sheets/sheet.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { readHeader } from '../reading/columns.ts';
import { ImportReader } from './import-reader.ts';
import { insertRows, packRows, type RowColumns } from './insert-rows.store.ts';
import { type ImportFile, moveImport, tryLockImport } from '../imports/imports.store.ts';
import { findArea, indexAreas } from '../reading/nearest-areas.ts';

const limits = {
  ...usualSheetLimits,
  bytes: importLimits.maxBytes,
  rows: importLimits.maxRows,
  cellCharacters: importLimits.maxCell,
};

/** The file as a whole cannot be an import. */
class UnreadableFile extends Error {
  readonly problem: RowProblem;
  constructor(problem: RowProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Reads an uploaded file into its report, whole or not at all. Doing it again, or twice at once, does nothing; after a crash it
 * begins anew.
 */
export async function readImport(ctx: Context, importId: string): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const found = await tryLockImport(tx, importId);
      if (found?.status !== 'reading') return;
      await readFile(tx, found);
      await moveImport(tx, importId, 'checked');
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await moveImport(ctx, importId, 'failed', { problem: error.problem });
  }
}

async function readFile(tx: TransactionContext, { id, storageKey }: ImportFile): Promise<void> {
  const stored = await runtime().storage.get(storageKey);
  if (!stored) throw new UnreadableFile({ column: '', code: 'SHEET_BROKEN', values: {} });
  const areas = indexAreas(await areasOf(tx));
  const keep = writer(tx, id);
  let reader: ImportReader | undefined;
  try {
    await readSheet(await buffer(stored.stream), limits, {
      onHeader: (header) => {
        const read = readHeader(header);
        if ('problem' in read) throw new UnreadableFile(read.problem);
        reader = new ImportReader(read.columns, (name) => findArea(areas, name));
      },
      onRows: (rows: readonly SheetRow[]) => keep.add(packRows(rows.values().map((row) => reader!.read(row)))),
    });
    await keep.finish();
  } catch (error) {
    if (error instanceof SheetError)
      throw new UnreadableFile({ column: '', code: error.code, values: { ...error.values } });
    throw error;
  } finally {
    await keep.settled();
  }
}

/** Stores one batch while the next one is being read: at most two are in memory. */
function writer(tx: TransactionContext, importId: string) {
  let writing = Promise.resolve();
  return {
    add: async (rows: RowColumns) => {
      await writing;
      writing = insertRows(tx, importId, rows);
      writing.catch(() => {}); // heard by the next `add` or by `finish`
    },
    finish: () => writing,
    /** Nothing is on its way any more: only then may the transaction end. */
    settled: () => writing.catch(() => {}),
  };
}
