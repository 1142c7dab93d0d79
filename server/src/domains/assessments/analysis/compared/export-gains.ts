import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../kernel/sheets/write-csv.ts';
import { gainsSheet } from './comparison-sheets.ts';
import { takeComparison, titlesOfComparison } from './export-comparison.ts';

type Wanted = Input<typeof api.assessments.exportComparison>;

/** Those students with their shares and gains as CSV; that somebody took it is recorded. */
export async function exportGains(ctx: Context, { query }: Wanted): Promise<FileAnswer> {
  const comparison = await takeComparison(ctx, query, 'csv');
  const { columns, rows } = gainsSheet(comparison);
  return {
    fileName: `${titlesOfComparison(comparison)}.csv`,
    content: writeCsv([columns.map(({ name }) => name), ...rows]),
  };
}
