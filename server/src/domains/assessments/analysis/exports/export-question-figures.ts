import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../kernel/sheets/write-csv.ts';
import { analyse } from '../show-analysis.ts';
import { recordAnalysisExport } from './export-analysis.ts';
import { questionsSheet } from './figure-sheets.ts';

type Wanted = Input<typeof api.assessments.exportAnalysis>;

/** The figures of every question as CSV; that somebody took it is recorded. */
export async function exportQuestionFigures(ctx: Context, { params, query }: Wanted): Promise<FileAnswer> {
  const analysis = await analyse(ctx, params.paperId, query);
  const { columns, rows } = questionsSheet(analysis);
  await recordAnalysisExport(ctx, analysis, 'csv');
  return {
    fileName: `${analysis.paper.title} questions.csv`,
    content: writeCsv([columns.map(({ name }) => name), ...rows]),
  };
}
