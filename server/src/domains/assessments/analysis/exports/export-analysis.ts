import type { api } from '@abhyas/contract';
import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { WORKBOOK, writeWorkbook } from '../../../../kernel/sheets/write-workbook.ts';
import { record } from '../../../audit/index.ts';
import { attemptLines, scoresSheet } from '../../score-list/scores-sheet.ts';
import { membersOf } from '../analysed.ts';
import { analyse } from '../show-analysis.ts';
import { chaptersSheet, questionsSheet } from './figure-sheets.ts';

type Wanted = Input<typeof api.assessments.exportAnalysis>;

/** The analysis as a workbook with scores, questions and chapters; that somebody took it is recorded. */
export async function exportAnalysis(ctx: Context, { params, query }: Wanted): Promise<FileAnswer> {
  const analysis = await analyse(ctx, params.paperId, query);
  const scores = await attemptLines(ctx, params.paperId, await membersOf(ctx, query.batchId));
  const content = await writeWorkbook([scoresSheet(scores), questionsSheet(analysis), chaptersSheet(analysis)]);
  await recordAnalysisExport(ctx, analysis, 'xlsx');
  return { fileName: `${analysis.paper.title} analysis.xlsx`, content, type: WORKBOOK };
}

/** That somebody took the figures of a paper away. */
export const recordAnalysisExport = (ctx: Context, { paper, batchId, sat }: PaperAnalysis, format: 'csv' | 'xlsx') =>
  inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'analysis.exported',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { version: paper.version, batchId, attempts: sat, format },
    }),
  );
