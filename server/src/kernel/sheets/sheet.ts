import { headingRowOf, isNamed, TITLE_ROWS } from '@abhyas/contract/sheet-checks/match-columns';
import type { Crop } from '../images/read-image.ts';

/** What a spreadsheet may hold before it is refused whole. */
export interface SheetLimits {
  readonly bytes: number;
  /** Rows below the header that are not empty. */
  readonly rows: number;
  readonly columns: number;
  /** A longer cell is cut one character above this, so that the reader of the row can refuse it by its length. */
  readonly cellCharacters: number;
  /** All parts of an .xlsx file together, unpacked. */
  readonly unzippedBytes: number;
  readonly milliseconds: number;
  /**
   * Words that headings of this kind of file are called by. With them titles above the headings are passed over, and every sheet is read;
   * without them the first row of the first sheet is the header.
   */
  readonly headings?: readonly string[];
  /** Signs above and below the line become formulas, as questions say them; elsewhere they are plain text. */
  readonly scripts?: boolean;
  /** Pictures that lie over cells come with their rows, at most so many bytes of them in all; without it they are passed over. */
  readonly pictureBytes?: number;
  readonly memoryMb: number;
}

export const usualSheetLimits: SheetLimits = {
  bytes: 25_000_000,
  rows: 50_000,
  columns: 60,
  cellCharacters: 16_384,
  unzippedBytes: 150_000_000,
  milliseconds: 60_000,
  memoryMb: 512,
};

/** A picture that lies over cells or in one. */
export interface SheetPicture {
  /** From 0, in the order of the header: where its upper left corner lies. */
  readonly column: number;
  readonly fileName: string;
  readonly alt: string;
  /** What of it is seen; undefined: all. */
  readonly crop?: Crop | undefined;
  /** Undefined where there was no room for it. */
  readonly bytes: Uint8Array | undefined;
}

/** What lies over the cells of one row. */
export interface DrawnOver {
  readonly pictures: readonly SheetPicture[];
  /** A chart, a shape, or a picture that the file does not hold. */
  readonly lost: boolean;
  /** Columns whose cells hold a picture: the words there are those of an error, for programs that know no such cells. */
  readonly inside?: readonly number[];
}
/** By lines of a sheet; in line 0 what is bound to no cell. */
export type Drawings = ReadonlyMap<number, DrawnOver>;

export interface SheetRow {
  /** From 1, header and empty rows not counted. */
  readonly row: number;
  /** Line of the file (.csv) or row of the sheet (.xlsx) where it begins. */
  readonly line: number;
  /** As written; dates as `yyyy-mm-dd` (with `Thh:mm:ss` when there is a time of day). */
  readonly cells: readonly string[];
  /** Those that begin in the row. */
  readonly pictures?: readonly SheetPicture[];
  /** Something is drawn over this row that is not taken, or over the lines above it that are no rows. */
  readonly overdrawn?: true;
}

export const sheetErrorCodes = [
  'SHEET_EMPTY',
  'SHEET_BROKEN',
  'SHEET_ENCRYPTED',
  'SHEET_TOO_LARGE',
  'SHEET_TOO_MANY_ROWS',
  'SHEET_TOO_MANY_COLUMNS',
  'SHEET_TYPE',
  'SHEET_TIMEOUT',
] as const;
export type SheetErrorCode = (typeof sheetErrorCodes)[number];
export type SheetErrorValues = Readonly<Record<string, string | number>>;

/** Why a file as a whole cannot be read. */
export class SheetError extends Error {
  readonly code: SheetErrorCode;
  readonly values: SheetErrorValues;
  constructor(code: SheetErrorCode, values: SheetErrorValues = {}) {
    super(code);
    this.name = 'SheetError';
    this.code = code;
    this.values = values;
  }
}

interface Waiting {
  readonly line: number;
  readonly cells: readonly string[];
  readonly padded: boolean;
}

/** Takes the rows of a file one by one, the header first, and holds them to the limits. */
export class RowIntake {
  rows = 0;
  /** How the text is written; undefined for formats that leave no choice. */
  encoding: string | undefined;
  header: readonly string[] | undefined;
  /** Rows above the header. */
  above = 0;
  #drawings: Drawings = new Map();
  /** Lines with drawings that have not found their row, first ones first. */
  #drawnLines: number[] = [];
  readonly #limits: SheetLimits;
  readonly #headings: readonly string[];
  #waiting: Waiting[] = [];
  readonly #emit: (row: SheetRow) => void;

  constructor(limits: SheetLimits, emit: (row: SheetRow) => void) {
    this.#limits = limits;
    this.#headings = limits.headings ?? [];
    this.#emit = emit;
  }

  /** What lies over the sheet whose rows are taken next; up to line `from` it belongs to no question. */
  drawOver(drawings: Drawings, from = 0): void {
    this.#drawings = drawings;
    this.#drawnLines = [...drawings.keys()].filter((line) => line > from).toSorted((a, b) => a - b);
  }

  /** A row as the file has it; `padded` fills it up to the header, for formats that do not store empty cells. */
  take(line: number, cells: readonly string[], padded: boolean): void {
    const used = this.#used(cells);
    if (used === 0) return;
    if (this.header === undefined && this.#headings.length > 0) {
      this.#limitColumns(used);
      this.#waiting.push({ line, cells, padded });
      if (this.#waiting.length === TITLE_ROWS) this.finish();
      return;
    }
    this.#takeUsed(line, cells, padded, used);
  }

  /** Whether a row names two columns or more. */
  isHeader(cells: readonly string[]): boolean {
    return cells.filter((cell) => isNamed(cell, this.#headings)).length > 1;
  }

  /** Enough rows are there, or no more come: one of them holds the headings, those above it are titles. */
  finish(): void {
    if (this.header !== undefined) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.above = headingRowOf(
      waiting.map(({ cells }) => cells),
      { heading: this.#headings },
    );
    for (const { line, cells, padded } of waiting.slice(this.above))
      this.#takeUsed(line, cells, padded, this.#used(cells));
  }

  #takeUsed(line: number, cells: readonly string[], padded: boolean, used: number): void {
    if (this.header === undefined) {
      this.#limitColumns(used);
      this.header = cells.slice(0, used);
      this.#drawnLines = this.#drawnLines.filter((drawn) => drawn > line);
      return;
    }
    if (++this.rows > this.#limits.rows) throw new SheetError('SHEET_TOO_MANY_ROWS', { allowed: this.#limits.rows });
    this.#emit({
      row: this.rows,
      line,
      cells: this.#bounded(cells, used, padded ? this.header.length : Math.min(cells.length, this.header.length)),
      ...this.#drawnOver(line),
    });
  }

  #drawnOver(line: number): Pick<SheetRow, 'pictures' | 'overdrawn'> {
    if (this.#drawings.size === 0) return {};
    const { pictures = [], lost = false } = this.#drawings.get(line) ?? {};
    const at = this.#drawnLines.findIndex((drawn) => drawn >= line);
    const above = this.#drawnLines.splice(0, at < 0 ? Infinity : at);
    if (this.#drawnLines[0] === line) this.#drawnLines.shift();
    const overdrawn = lost || above.length > 0;
    return { ...(pictures.length > 0 && { pictures }), ...(overdrawn && { overdrawn }) };
  }

  #limitColumns(used: number): void {
    const { columns: allowed } = this.#limits;
    if (used > allowed) throw new SheetError('SHEET_TOO_MANY_COLUMNS', { columns: used, allowed });
  }

  #used(cells: readonly string[]): number {
    let used = cells.length;
    while (used > 0 && (cells[used - 1] as string).trim() === '') used--;
    return used;
  }

  /** Empty cells beyond the header say nothing; cells that the row does not have stay missing unless it is padded. */
  #bounded(cells: readonly string[], used: number, least: number): string[] {
    const { columns, cellCharacters } = this.#limits;
    const length = Math.max(least, Math.min(used, columns));
    return Array.from({ length }, (_, i) => {
      const cell = cells[i] ?? '';
      return cell.length > cellCharacters ? cell.slice(0, cellCharacters + 1) : cell;
    });
  }
}
