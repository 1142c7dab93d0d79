import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../kernel/sheets/write-csv.ts';
import { takeRanks } from './ranks-sheet.ts';

type Wanted = Input<typeof api.assessments.exportRankList>;

/** The newest issue as CSV; that somebody took it is recorded. */
export async function exportRankList(ctx: Context, { params }: Wanted): Promise<FileAnswer> {
  const { title, sheet } = await takeRanks(ctx, params.listId, 'csv');
  const { columns, rows } = sheet;
  return { fileName: `${title}.csv`, content: writeCsv([columns.map(({ name }) => name), ...rows]) };
}
