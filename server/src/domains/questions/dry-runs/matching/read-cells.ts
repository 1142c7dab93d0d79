import type { LossCode } from '@abhyas/contract/questions/formats';
import { importLimits, type RowProblem } from '@abhyas/contract/questions/imports';
import { MatchedColumns, type Said, undecidedIn } from '../../../../kernel/sheet-checks/matched-columns.ts';
import { recallColumns } from '../../../../kernel/sheet-checks/remembered-columns.store.ts';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { readSheet } from '../../../../kernel/sheets/read-sheet.ts';
import { type SheetRow, usualSheetLimits } from '../../../../kernel/sheets/sheet.ts';
import { areasByName } from '../../../taxonomy/index.ts';
import type { OwnSheet } from '../../imports/imports.store.ts';
import { type Columns, columnsIn, keptColumns, readHeader } from '../../reading/columns.ts';
import { findArea, indexAreas } from '../../reading/nearest-areas.ts';
import { headingWords, isEnough, meansTemplate, ownCells, ownNames } from '../../reading/own-columns.ts';
import { type CellRow, ImportReader } from '../import-reader.ts';
import type { StoredRow } from '../import-rows.store.ts';
import { packRows, type RowColumns } from '../insert-rows.store.ts';
import { layOver } from '../pictures/laid-over.ts';
import { type KeepPictures, MOST_BYTES } from '../pictures/stage-pictures.ts';

/** Under this name the columns of sheets of questions are remembered. */
export const SHEET_KIND = 'questionImport';

const limits = {
  ...usualSheetLimits,
  bytes: importLimits.maxBytes,
  rows: importLimits.maxRows,
  cellCharacters: importLimits.maxCell,
  headings: headingWords,
  scripts: true,
  pictureBytes: MOST_BYTES,
};

/** The file as a whole cannot be an import. */
export class UnreadableFile extends Error {
  readonly problem: RowProblem;
  constructor(problem: RowProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Where rows go that were read. */
export interface RowKeeper {
  readonly add: (rows: RowColumns) => Promise<void>;
}

interface Read {
  readonly encoding: string | undefined;
  readonly sheet: OwnSheet | null;
}

/**
 * Reads the rows of a spreadsheet. One that does not follow the template has its columns guessed, unless somebody has said what they are;
 * while nobody can tell its question and its answer, no row is kept.
 */
export async function readCells(
  tx: TransactionContext,
  { bytes, said }: { readonly bytes: Buffer; readonly said: OwnSheet | null },
  keep: RowKeeper,
  keepPictures: KeepPictures,
): Promise<Read> {
  const areas = indexAreas(await areasByName(tx));
  let own:
    | { readonly header: readonly string[]; readonly said: Said | undefined; matched?: MatchedColumns }
    | undefined;
  let [encoding, above, count]: [string | undefined, number, number] = [undefined, 0, 0];
  let reader: ImportReader | undefined;
  let template: readonly (string | undefined)[] = [];
  const cellRow = (row: SheetRow): CellRow => {
    if (!own) return overdrawn(row);
    own.matched!.add(row.cells);
    const read = overdrawn(ownRow(own.matched!, row));
    return above > 0 && row.row === 1 ? { ...read, losses: [...(read.losses ?? []), 'OUTSIDE'] } : read;
  };
  await readSheet(bytes, limits, {
    onHeader: async (header, found, titles) => {
      [encoding, above] = [found, titles];
      const read = readHeader(header);
      if ('problem' in read) {
        if (meansTemplate(header)) throw new UnreadableFile(read.problem);
        own = { header, said: await saidOf(tx, header, said) };
      } else template = columnsIn(read.columns);
      reader = new ImportReader('problem' in read ? (keptColumns as Columns) : read.columns, (name) =>
        findArea(areas, name),
      );
    },
    onRows: async (rows) => {
      count += rows.length;
      if (own && !own.matched)
        own.matched = new MatchedColumns(own.header, ownNames, {
          said: own.said,
          cells: rows.map(({ cells }) => cells),
        });
      if (!own || isEnough(own.matched!.choices)) {
        const lay = (row: SheetRow) => layOver(row, own?.matched!.choices ?? template, keepPictures);
        const read = await eachRow(rows, lay, (row, laid) => reader!.read({ ...cellRow(row), ...laid }));
        await keep.add(packRows(read));
      } else for (const { cells } of rows) own.matched!.add(cells);
    },
  });
  if (!own?.matched) return { encoding, sheet: null };
  const columns = own.matched.finish();
  const isSaid = own.said !== undefined && isEnough(own.matched.choices) && (said?.isSaid ?? !undecidedIn(columns));
  return { encoding, sheet: { above, rows: count, columns, isSaid } };
}

type Laid = Awaited<ReturnType<typeof layOver>>;

/** Rows one after the other, those over which pictures lie with what became of them. */
async function eachRow(
  rows: readonly SheetRow[],
  lay: (row: SheetRow) => Promise<Laid>,
  read: (row: SheetRow, laid: Laid | undefined) => StoredRow,
): Promise<StoredRow[]> {
  const all: StoredRow[] = [];
  for (const row of rows) all.push(read(row, row.pictures && (await lay(row))));
  return all;
}

/** What is drawn over a sheet and cannot be taken is told with its row, so that it is put into the question by hand. */
const overdrawn = (row: CellRow): CellRow =>
  row.overdrawn ? { ...row, losses: [...(row.losses ?? []), 'PICTURES'] } : row;

/** What somebody said of this file, else of an earlier one with the same headings. */
async function saidOf(
  tx: TransactionContext,
  header: readonly string[],
  said: OwnSheet | null,
): Promise<Said | undefined> {
  if (said) return { choices: said.columns.map(({ is }) => is), because: 'chosen' };
  const choices = await recallColumns(tx, SHEET_KIND, header);
  return choices && { choices, because: 'remembered' };
}

/** A row of a sheet with headings of its own. */
function ownRow({ columns }: MatchedColumns, row: SheetRow): CellRow {
  const { cells, assumed, lost } = ownCells(columns, row.cells);
  const losses: LossCode[] = [...(assumed ? (['DIFFICULTY'] as const) : []), ...(lost ? (['COLUMNS'] as const) : [])];
  return { ...row, cells, losses };
}
