import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { isNamed } from '@abhyas/contract/sheet-checks/match-columns';
import type { SheetAbout, SheetColumn, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { fail } from '../errors.ts';
import { unguardCell } from '../sheets/formula-guard.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../sheets/sheet.ts';
import type { ReadRow, SheetDefinition, StoredCheck } from './sheet-rules.ts';

interface ReadFile<K extends SheetKind> {
  readonly headers: StoredCheck<K>['headers'];
  readonly rows: readonly ReadRow<K>[];
}

/** The rows of a file by column. SHEET_UNREADABLE with the problem where the file as a whole cannot be read. */
export async function readFile<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  file: Buffer,
  about: SheetAbout<K>,
): Promise<ReadFile<K>> {
  const limits = {
    ...usualSheetLimits,
    bytes: kind.maxBytes ?? sheetCheckLimits.maxBytes,
    rows: sheetCheckLimits.maxRows,
    cellCharacters: sheetCheckLimits.maxCell,
  };
  const sheet: SheetRow[] = [];
  try {
    const { header } = await readSheet(file, limits, { onRows: (rows) => void sheet.push(...rows) });
    const places = placesOf(header, rules.columns);
    if (!rules.isEnough(new Set(places.keys()), about)) fail('SHEET_UNREADABLE', { problem: 'COLUMNS' });
    if (sheet.length === 0) fail('SHEET_UNREADABLE', { problem: 'SHEET_EMPTY' });
    return { headers: headersOf(header, new Set(places.values())), rows: rowsOf(kind, places, sheet) };
  } catch (error) {
    if (error instanceof SheetError) return fail('SHEET_UNREADABLE', { problem: error.code });
    throw error;
  }
}

/** Where each column stands; one that the file does not have is missing. The first of two alike headers counts. */
export function placesOf<C extends string>(
  header: readonly string[],
  columns: Readonly<Record<C, readonly string[]>>,
): Map<C, number> {
  const places = (Object.entries(columns) as [C, readonly string[]][]).map(
    ([column, names]) => [column, header.findIndex((cell) => isNamed(cell, names))] as const,
  );
  return new Map(places.filter(([, at]) => at !== -1));
}

function headersOf(header: readonly string[], read: ReadonlySet<number>) {
  const named = header.map((text, at) => ({ text: storable(text), at })).filter(({ text }) => text !== '');
  const textsOf = (isRead: boolean) => named.filter(({ at }) => read.has(at) === isRead).map(({ text }) => text);
  return { read: textsOf(true), unread: textsOf(false) };
}

function rowsOf<K extends SheetKind>(kind: K, places: ReadonlyMap<SheetColumn<K>, number>, sheet: readonly SheetRow[]) {
  return sheet.map(({ row, line, cells }): ReadRow<K> => {
    const cell = (column: SheetColumn<K>) => unguardCell(storable(cells[places.get(column) ?? -1] ?? '')).trim();
    const given = Object.fromEntries(kind.columns.map((column) => [column, cell(column)]));
    return { row, line, given: given as ReadRow<K>['given'] };
  });
}

/** A text that jsonb can hold: no NUL and no half character. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '').trim();
