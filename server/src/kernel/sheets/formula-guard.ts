/** Begins the way a spreadsheet takes for a formula, whatever number of apostrophes stand before it. */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run; plain numbers (`-92`) stay numbers. */
export const guardCell = (cell: string): string => (RISKY.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell);

/** Takes back what `guardCell` did; any other text stays as it is. */
export const unguardCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
