import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { attemptColumns } from './attempt-lines.ts';
import { takeAttempts } from './scores-sheet.ts';

type OfPaper = Input<typeof api.assessments.exportAttempts>;

/** The attempts at a paper as a file for spreadsheets; that somebody took it is recorded. */
export async function exportAttempts(ctx: Context, { params }: OfPaper): Promise<FileAnswer> {
  const { title, rows } = await takeAttempts(ctx, params.paperId);
  return { fileName: `${title}.csv`, content: writeCsv([attemptColumns.map(({ name }) => name), ...rows]) };
}
