import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { WORKBOOK, writeWorkbook } from '../../../kernel/sheets/write-workbook.ts';
import { scoresSheet, takeAttempts } from './scores-sheet.ts';

type OfPaper = Input<typeof api.assessments.exportAttempts>;

/** The attempts at a paper as a workbook; that somebody took it is recorded. */
export async function exportAttemptSheet(ctx: Context, { params }: OfPaper): Promise<FileAnswer> {
  const { title, rows } = await takeAttempts(ctx, params.paperId);
  return { fileName: `${title}.xlsx`, content: await writeWorkbook([scoresSheet(rows)]), type: WORKBOOK };
}
