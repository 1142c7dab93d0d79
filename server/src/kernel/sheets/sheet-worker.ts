import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { sheetKind } from './sheet-kind.ts';
import {
  RowIntake,
  SheetError,
  type SheetErrorCode,
  type SheetErrorValues,
  type SheetLimits,
  type SheetRow,
} from './sheet.ts';

/** What the worker tells; `done` or `failed` comes last. */
export type SheetMessage =
  | { readonly kind: 'header'; readonly header: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'done'; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: SheetErrorCode; readonly values: SheetErrorValues };

const BATCH = 500;
const tell = (message: SheetMessage) => parentPort?.postMessage(message);

async function read(bytes: Uint8Array, limits: SheetLimits): Promise<void> {
  let batch: SheetRow[] = [];
  const send = () => {
    if (batch.length > 0) tell({ kind: 'rows', rows: batch });
    batch = [];
  };
  const intake: RowIntake = new RowIntake(limits, (row) => {
    if (row.row === 1) tell({ kind: 'header', header: intake.header ?? [] });
    batch.push(row);
    if (batch.length === BATCH) send();
  });
  if (sheetKind(bytes) === 'xlsx') await readXlsx(bytes, intake, limits);
  else readCsv(bytes, intake, limits);
  if (intake.rows === 0) throw new SheetError('SHEET_EMPTY');
  send();
  tell({ kind: 'done', rows: intake.rows });
}

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: SheetLimits };
try {
  await read(bytes, limits);
} catch (error) {
  const known = error instanceof SheetError ? error : new SheetError('SHEET_BROKEN');
  tell({ kind: 'failed', code: known.code, values: known.values });
}
