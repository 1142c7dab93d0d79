import { create } from 'qrcode';

/** A run of dark squares of a square code. */
export interface DarkRun {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** A square code as its dark runs, row by row, without the quiet zone; `size` squares wide and high. Pure. */
export function darkRuns(text: string): { readonly size: number; readonly runs: readonly DarkRun[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const runs: DarkRun[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const from = column;
      while (column < size && modules.get(row, column)) column++;
      if (column > from) runs.push({ row, column: from, length: column - from });
    }
  return { size, runs };
}

/** Squares of white that a reader needs around a code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Lets other work of the server go on between two codes. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
