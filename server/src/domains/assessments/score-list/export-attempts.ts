import type { api } from '@abhyas/contract';
import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { namedScores, presentScores } from './list-attempts.ts';

const HEAD = [
  'Rank',
  'Student',
  'E-mail',
  'State',
  'Marks',
  'Full marks',
  'Passed',
  'Percentile',
  'Started',
  'Ended',
  'Late answers',
];

/** The attempts at a paper as a file for spreadsheets; that somebody took it is recorded. */
export async function exportAttempts(
  ctx: Context,
  { params }: Input<typeof api.assessments.exportAttempts>,
): Promise<FileAnswer> {
  const paper = await getPaper(ctx, params.paperId);
  const rows = await presentScores(ctx, await namedScores(ctx, paper.id));
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'attempts.exported',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { rows: rows.length },
    }),
  );
  return { fileName: `${paper.draft.title}.csv`, content: writeCsv([HEAD, ...rows.map(line)]) };
}

const line = (row: AttemptRow) => [
  row.rank,
  row.student,
  row.email,
  row.endedBy ?? row.state,
  inMarks(row.marks),
  inMarks(row.full),
  row.passed === null ? null : row.passed ? 'yes' : 'no',
  row.percentile,
  row.startedAt,
  row.endedAt,
  row.lateAnswers,
];

const inMarks = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
