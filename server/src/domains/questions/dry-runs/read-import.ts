import { buffer } from 'node:stream/consumers';
import type { PaperPattern } from '@abhyas/contract/questions/paper-pattern';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { SheetError } from '../../../kernel/sheets/sheet.ts';
import { type Area, areasByName, usableArea } from '../../taxonomy/index.ts';
import type { Parts, ReadCells, ReadItem } from '../formats/exchange.ts';
import { FileProblem } from '../formats/file-problem.ts';
import { type BookFormat, usualBookLimits } from '../formats/read-file.ts';
import { readFileInChild } from '../formats/read-file-in-child.ts';
import { type Columns, keptColumns } from '../reading/columns.ts';
import { ImportReader } from './import-reader.ts';
import { removeRows, type StoredRow } from './import-rows.store.ts';
import { recountRows } from './recount-rows.ts';
import { insertRows, packRows, type RowColumns } from './insert-rows.store.ts';
import {
  getImport,
  type ImportFile,
  moveImport,
  type OwnPaper,
  type OwnSheet,
  tryLockImport,
} from '../imports/imports.store.ts';
import { findArea, indexAreas } from '../reading/nearest-areas.ts';
import { insertPictures, removeAllPictures } from './pictures/pictures.store.ts';
import { dropFiles, type KeepPictures, PictureStage } from './pictures/stage-pictures.ts';
import { type BookFound, readAsSaid } from './matching/read-as-said.ts';
import { readCells, type RowKeeper, UnreadableFile } from './matching/read-cells.ts';

/**
 * Reads an uploaded file into its report, whole or not at all. Doing it again, or twice at once, does nothing; after a crash it
 * begins anew.
 */
export async function readImport(ctx: Context, importId: string): Promise<void> {
  const stage = new PictureStage(ctx, importId);
  try {
    await inTransaction(ctx, async (tx) => {
      const found = await tryLockImport(tx, importId);
      if (found?.status !== 'reading') return;
      await begin(tx, importId, stage);
      const { encoding, sheet = null, paper = null } = await readFile(tx, found, stage);
      await recountRows(tx, importId);
      const status = (sheet ?? paper)?.isSaid === false ? 'matching' : 'checked';
      await moveImport(tx, importId, status, { sheet, paper, ...(encoding !== undefined && { encoding }) });
    });
  } catch (error) {
    await stage.discard();
    if (!(error instanceof UnreadableFile)) throw error;
    await moveImport(ctx, importId, 'failed', { problem: error.problem });
    const { storageKey } = await getImport(ctx, importId);
    await dropFiles([storageKey]);
  }
}

/** Nothing of an earlier reading is left. */
async function begin(tx: TransactionContext, importId: string, stage: PictureStage): Promise<void> {
  await stage.clear();
  await removeAllPictures(tx, importId);
  await removeRows(tx, importId);
}

interface Found {
  readonly encoding: string | undefined;
  readonly sheet?: OwnSheet | null;
  readonly paper?: OwnPaper | null;
}

async function readFile(tx: TransactionContext, file: ImportFile, stage: PictureStage): Promise<Found> {
  const stored = await runtime().storage.get(file.storageKey);
  if (!stored) throw new UnreadableFile({ column: '', code: 'SHEET_BROKEN', values: {} });
  const bytes = await buffer(stored.stream);
  const keep = writer(tx, file.id);
  const keepPictures: KeepPictures = async (row, pictures) => {
    const { staged, problems } = await stage.stage(row, pictures);
    await insertPictures(tx, file.id, staged);
    return { kept: new Set(staged.map(({ id }) => id)), problems };
  };
  try {
    if (file.format === 'csv' || file.format === 'xlsx') {
      const found = await readCells(tx, { bytes, said: file.sheet }, keep, keepPictures);
      await keep.finish();
      return found;
    }
    const { id, format } = file;
    return await readAsSaid(tx, file, async (pattern) => {
      await begin(tx, id, stage);
      const found = await readBook(tx, { format, bytes, pattern }, keep, keepPictures);
      await keep.finish();
      return found;
    });
  } catch (error) {
    if (error instanceof SheetError || error instanceof FileProblem)
      throw new UnreadableFile({ column: '', code: error.code, values: { ...error.values } });
    throw error;
  } finally {
    await keep.settled();
  }
}

interface Book {
  readonly format: BookFormat;
  readonly bytes: Buffer;
  readonly pattern: PaperPattern | undefined;
}

/** Every other format; its pictures are made safe and stored before their row is. */
async function readBook(
  tx: TransactionContext,
  { format, bytes, pattern }: Book,
  keep: RowKeeper,
  keepPictures: KeepPictures,
): Promise<BookFound> {
  const areas = indexAreas(await areasByName(tx));
  const area = pattern?.knowledgeAreaId ? await usableArea(tx, pattern.knowledgeAreaId) : undefined;
  const reader = new ImportReader(keptColumns as Columns, (name) => findArea(areas, name));
  let row = 0;
  const keepItems = async (items: readonly (ReadItem | ReadCells)[]) => {
    const rows: StoredRow[] = [];
    for (const item of items) {
      row++;
      const { problems: refused } = await keepPictures(row, item.pictures);
      const problems = [...item.problems, ...refused];
      rows.push(
        'cells' in item
          ? reader.read({ ...item, row, line: item.line ?? row, problems })
          : reader.readParts({ ...item, parts: item.parts && placed(item.parts, area), row, problems }),
      );
    }
    await keep.add(packRows(rows));
  };
  return readFileInChild(bytes, format, usualBookLimits, keepItems, pattern);
}

/** Questions of a paper have the area that somebody chose for all of them. */
const placed = (parts: Parts, area: Area | undefined): Parts =>
  area && parts.areaName === '' ? { ...parts, areaName: area.path } : parts;

/** Stores one batch while the next one is being read: at most two are in memory. */
function writer(
  tx: TransactionContext,
  importId: string,
): RowKeeper & Record<'finish' | 'settled', () => Promise<void>> {
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
