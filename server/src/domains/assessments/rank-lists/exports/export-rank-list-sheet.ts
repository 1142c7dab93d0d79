import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { WORKBOOK, writeWorkbook } from '../../../../kernel/sheets/write-workbook.ts';
import { takeRanks } from './ranks-sheet.ts';

type Wanted = Input<typeof api.assessments.exportRankList>;

/** The newest issue as a workbook; that somebody took it is recorded. */
export async function exportRankListSheet(ctx: Context, { params }: Wanted): Promise<FileAnswer> {
  const { title, sheet } = await takeRanks(ctx, params.listId, 'xlsx');
  return { fileName: `${title}.xlsx`, content: await writeWorkbook([sheet]), type: WORKBOOK };
}
