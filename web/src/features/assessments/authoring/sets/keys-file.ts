/** A text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as a CSV file. */
export const keysFile = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
