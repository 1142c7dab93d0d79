import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { WorkbookSheet } from '../../../kernel/sheets/write-workbook.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { attemptColumns, attemptLine } from './attempt-lines.ts';
import { namedScores, presentScores } from './list-attempts.ts';

/** The sheet of a workbook that lists attempts. */
export const scoresSheet = (rows: WorkbookSheet['rows']): WorkbookSheet => ({
  name: 'Scores',
  columns: attemptColumns,
  rows,
});

/** Every attempt at a paper in the columns of a file, of these people where some are named. */
export const attemptLines = async (
  ctx: Context,
  paperId: string,
  accountIds: readonly string[] | null = null,
): Promise<WorkbookSheet['rows']> => (await attemptRows(ctx, paperId, accountIds)).map(attemptLine);

/** The same attempts, best first. */
export async function attemptRows(
  ctx: Context,
  paperId: string,
  accountIds: readonly string[] | null,
): Promise<AttemptRow[]> {
  const meant = accountIds && new Set(accountIds);
  const scores = (await namedScores(ctx, paperId)).filter(({ accountId }) => !meant || meant.has(accountId));
  return presentScores(ctx, scores);
}

/** Every attempt at a paper for a file; that somebody took it is recorded. */
export async function takeAttempts(
  ctx: Context,
  paperId: string,
): Promise<{ title: string; rows: WorkbookSheet['rows'] }> {
  const paper = await getPaper(ctx, paperId);
  const rows = await attemptLines(ctx, paper.id);
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'attempts.exported',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { rows: rows.length },
    }),
  );
  return { title: paper.draft.title, rows };
}
