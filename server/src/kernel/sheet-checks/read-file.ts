import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { IGNORED, UNDECIDED } from '@abhyas/contract/sheet-checks/match-columns';
import type { MatchedColumn } from '@abhyas/contract/sheet-checks/matched-column';
import type { SheetAbout, SheetColumn, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { fail } from '../errors.ts';
import { unguardCell } from '../sheets/formula-guard.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../sheets/sheet.ts';
import { storable } from './matched-columns.ts';
import type { ReadRow, SheetDefinition, StoredCheck } from './sheet-rules.ts';

interface ReadFile {
  readonly header: readonly string[];
  readonly sheet: readonly SheetRow[];
}

/** Headings and rows of a file. SHEET_UNREADABLE with the problem where the file as a whole cannot be read. */
export async function readFile<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  file: Buffer,
): Promise<ReadFile> {
  const limits = {
    ...usualSheetLimits,
    bytes: kind.maxBytes ?? sheetCheckLimits.maxBytes,
    rows: sheetCheckLimits.maxRows,
    cellCharacters: sheetCheckLimits.maxCell,
    headings: Object.values<readonly string[]>(rules.columns).flat(),
  };
  const sheet: SheetRow[] = [];
  try {
    const { header } = await readSheet(file, limits, { onRows: (rows) => void sheet.push(...rows) });
    return { header, sheet };
  } catch (error) {
    if (error instanceof SheetError) return fail('SHEET_UNREADABLE', { problem: error.code });
    throw error;
  }
}

const isRead = ({ is }: MatchedColumn) => is !== IGNORED && is !== UNDECIDED;

/** Whether the rows can be read from what the columns are. */
export const isEnough = <K extends SheetKind, M>(
  { rules }: SheetDefinition<K, M>,
  columns: readonly MatchedColumn[],
  about: SheetAbout<K>,
): boolean => rules.isEnough(new Set(columns.filter(isRead).map(({ is }) => is as SheetColumn<K>)), about);

export function headersOf(columns: readonly MatchedColumn[]): StoredCheck<SheetKind>['headers'] {
  const named = columns.filter(({ heading }) => heading !== '');
  const textsOf = (read: boolean) => named.filter((column) => isRead(column) === read).map(({ heading }) => heading);
  return { read: textsOf(true), unread: textsOf(false) };
}

/** The rows by what their columns are. */
export function rowsOf<K extends SheetKind>(
  kind: K,
  columns: readonly MatchedColumn[],
  sheet: readonly SheetRow[],
): ReadRow<K>[] {
  const places = new Map(columns.map(({ is }, at) => [is, at]));
  return sheet.map(({ row, line, cells }): ReadRow<K> => {
    const cell = (column: string) => unguardCell(storable(cells[places.get(column) ?? -1] ?? '')).trim();
    const given = Object.fromEntries(kind.columns.map((column) => [column, cell(column)]));
    return { row, line, given: given as ReadRow<K>['given'], cells: cells.map(storable) };
  });
}
