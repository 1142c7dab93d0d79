import type { LossCode } from '@abhyas/contract/questions/formats';
import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { Area } from '../../taxonomy/index.ts';
import type { TransactionContext } from '../../../kernel/context.ts';
import { flatLosses } from '../formats/losses-of.ts';
import { docOfColumn, fixParts, rewritten } from '../formats/fix-parts.ts';
import { allColumnNames, type Column, type Columns, keptColumns } from '../reading/columns.ts';
import type { FoundArea } from '../reading/nearest-areas.ts';
import { isPictures, type RichCells } from '../reading/read-row.ts';
import { ImportReader } from './import-reader.ts';
import { listReadyByFingerprint, type StoredRow } from './import-rows.store.ts';

/** What some columns of a row are to say. */
export type Changes = Readonly<Partial<Record<Column, string>>>;

const names = new Map(Object.entries(allColumnNames).map(([column, name]) => [name as string, column as Column]));
/** The column of this name, as reports call it. */
export const columnNamed = (name: string): Column | undefined => names.get(name);

/**
 * Reads rows again with some of their cells changed. What was wrong with another column is found again; what the file's reader found in a
 * column that was changed is gone. A row that says the same as one that is ready is its duplicate.
 */
export async function readAgain(
  tx: TransactionContext,
  importId: string,
  rows: readonly { readonly row: StoredRow; readonly changes: Changes }[],
  placeOf: (name: string) => FoundArea<Area>,
): Promise<StoredRow[]> {
  const reader = new ImportReader(keptColumns as Columns, placeOf);
  const read = rows.map(({ row, changes }) => again(reader, row, changes));
  const prints = read.flatMap(({ fingerprint }) => fingerprint ?? []);
  const ready = await listReadyByFingerprint(tx, importId, prints);
  return read.map((row): StoredRow => {
    const first = row.fingerprint === null ? undefined : ready.get(row.fingerprint);
    return first === undefined || first === row.row ? row : { ...row, state: 'duplicate', duplicateRow: first };
  });
}

/** Found by the reader of the file alone: reading the row again would not find it. */
const FILE_PROBLEM =
  /^(?:EQUATION_|PICTURE_|QUESTION_|HTML_|KEY_PATTERN|GRID_TOO|TOO_MANY_OPTIONS|TOO_FEW_COLUMNS|TOO_MANY_COLUMNS)/;

function again(reader: ImportReader, row: StoredRow, changes: Changes): StoredRow {
  const changed = new Set((Object.keys(changes) as Column[]).map((column) => allColumnNames[column] as string));
  const problems = row.problems
    .filter(({ code, column }) => FILE_PROBLEM.test(code) && !changed.has(column))
    .map(({ fix: _fix, ...problem }) => problem);
  const losses = lossesAfter(row, changes);
  if (row.parts) return reader.readParts({ ...row, name: '', parts: fixParts(row.parts, changes), problems, losses });
  const isSheet = row.rich === null;
  const cells = Object.keys(keptColumns).map((column, i) => changes[column as Column] ?? row.cells[i] ?? '');
  const rich = row.rich && richAfter(row.rich, changes);
  return reader.read({
    row: row.row,
    line: row.line ?? row.row,
    cells,
    rich,
    problems: isSheet ? [] : problems,
    losses,
  });
}

/** Cells that were not changed, and those that were where they hold pictures. */
function richAfter(rich: RichCells, changes: Changes): RichCells {
  return Object.fromEntries(
    (Object.entries(rich) as [Column, RichTextDoc][]).flatMap(([column, old]) => {
      const text = changes[column];
      if (text === undefined || isPictures(old)) return [[column, old]];
      return imagesOf(old).length > 0 ? [[column, rewritten(text, old)]] : [];
    }),
  );
}

/** Losses of these columns are no losses any more once somebody has said what stands there. */
const decidedIn: Readonly<Partial<Record<Column, LossCode>>> = {
  difficulty: 'DIFFICULTY',
  pastExams: 'PAST_EXAMS',
  explanation: 'EXPLANATION',
  area: 'AREA',
};

/** What of the file is not kept of a row that was fixed: what its new texts replaced had marks, lists and tables. */
function lossesAfter({ losses, parts, rich }: StoredRow, changes: Changes): LossCode[] {
  const columns = Object.keys(changes) as Column[];
  const decided = new Set(columns.flatMap((column) => decidedIn[column] ?? []));
  const replaced = columns.flatMap((column) => (parts ? docOfColumn(parts, column) : rich?.[column]) ?? []);
  return [...new Set([...losses.filter((code) => !decided.has(code)), ...flatLosses(replaced)])];
}
