import type { api } from '@abhyas/contract';
import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { WORKBOOK, writeWorkbook } from '../../../kernel/sheets/write-workbook.ts';
import { record } from '../../audit/index.ts';
import { attemptLines, scoresSheet } from '../score-list/export-attempts.ts';
import { membersOf } from './analysed.ts';
import { chaptersSheet, questionsSheet } from './figure-sheets.ts';
import { analyse } from './show-analysis.ts';

type Wanted = Input<typeof api.assessments.exportAnalysis>;

/** The analysis as a workbook with scores, questions and chapters; that somebody took it is recorded. */
export async function exportAnalysis(ctx: Context, { params, query }: Wanted): Promise<FileAnswer> {
  const analysis = await analyse(ctx, params.paperId, query);
  const scores = await attemptLines(ctx, params.paperId, await membersOf(ctx, query.batchId));
  const content = await writeWorkbook([scoresSheet(scores), questionsSheet(analysis), chaptersSheet(analysis)]);
  await recordExport(ctx, analysis, 'xlsx');
  return { fileName: `${analysis.paper.title} analysis.xlsx`, content, type: WORKBOOK };
}

/** The figures of every question as CSV; that somebody took it is recorded. */
export async function exportQuestionFigures(ctx: Context, { params, query }: Wanted): Promise<FileAnswer> {
  const analysis = await analyse(ctx, params.paperId, query);
  const { columns, rows } = questionsSheet(analysis);
  await recordExport(ctx, analysis, 'csv');
  return {
    fileName: `${analysis.paper.title} questions.csv`,
    content: writeCsv([columns.map(({ name }) => name), ...rows]),
  };
}

const recordExport = (ctx: Context, { paper, batchId, sat }: PaperAnalysis, format: 'csv' | 'xlsx') =>
  inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'analysis.exported',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { version: paper.version, batchId, attempts: sat, format },
    }),
  );
