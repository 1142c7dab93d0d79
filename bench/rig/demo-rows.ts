import { readFileSync } from 'node:fs';
import { readSheet } from '../../server/src/kernel/sheets/read-sheet.ts';
import { usualSheetLimits } from '../../server/src/kernel/sheets/sheet.ts';

/** A question of the demo bank as its spreadsheet has it. */
export interface DemoRow {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
  /** All cells, in the order of the columns of spec §3. */
  readonly cells: readonly string[];
}

const file = new URL('../../server/database/seed/demo-bank/questions.csv', import.meta.url);

/** The whole demo bank. */
export async function demoRows(): Promise<DemoRow[]> {
  const rows: DemoRow[] = [];
  await readSheet(readFileSync(file), usualSheetLimits, {
    onRows: (batch) => {
      for (const { cells } of batch) {
        rows.push({
          cells,
          question: cells[0] ?? '',
          options: cells.slice(2, 8).filter(Boolean),
          explanation: cells[9] ?? '',
        });
      }
    },
  });
  return rows;
}

/** The names of its columns. */
export function demoHeader(): string[] {
  return (readFileSync(file, 'utf8').split('\n', 1)[0] ?? '').trim().split(',');
}
