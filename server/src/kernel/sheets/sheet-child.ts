import { type Send, workInChild } from '../child-process/work-in-child.ts';
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

/** What this process sends; `done` or `failed` comes last. */
export type SheetMessage =
  | {
      readonly kind: 'header';
      readonly header: readonly string[];
      readonly encoding: string | undefined;
      readonly above: number;
    }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'done'; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: SheetErrorCode; readonly values: SheetErrorValues };

const BATCH = 500;
/** More bytes of pictures are not sent at once, but for those of one row. */
const BATCH_BYTES = 8_000_000;
interface Task {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

async function read({ bytes, limits }: Task, post: Send<SheetMessage>): Promise<void> {
  const posts: Promise<void>[] = [];
  let batch: SheetRow[] = [];
  let pictured = 0;
  const send = () => {
    if (batch.length > 0) posts.push(post({ kind: 'rows', rows: batch }));
    batch = [];
    pictured = 0;
  };
  const intake: RowIntake = new RowIntake(limits, (row) => {
    if (row.row === 1)
      posts.push(post({ kind: 'header', header: intake.header ?? [], encoding: intake.encoding, above: intake.above }));
    batch.push(row);
    for (const { bytes: { length } = { length: 0 } } of row.pictures ?? []) pictured += length;
    if (batch.length === BATCH || pictured > BATCH_BYTES) send();
  });
  try {
    if (sheetKind(bytes) === 'xlsx') await readXlsx(bytes, intake, limits);
    else readCsv(bytes, intake, limits);
    intake.finish();
    if (intake.rows === 0) throw new SheetError('SHEET_EMPTY');
    send();
    await Promise.all(posts);
    await post({ kind: 'done', rows: intake.rows });
  } catch (error) {
    const known = error instanceof SheetError ? error : new SheetError('SHEET_BROKEN');
    await post({ kind: 'failed', code: known.code, values: known.values });
  }
}

workInChild(read);
