import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { absentOf } from './list-absent.ts';

const HEAD = ['Student', 'E-mail', 'Batches', 'State', 'Closes'];
const states = { absent: 'absent', waiting: 'not started yet' } as const;

/** Who has not sat a paper, as a file for spreadsheets; that somebody took it is recorded. */
export async function exportAbsent(
  ctx: Context,
  { params, query }: Input<typeof api.assessments.exportAbsent>,
): Promise<FileAnswer> {
  const paper = await getPaper(ctx, params.paperId);
  const rows = await absentOf(ctx, paper, query);
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'absent.exported',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { rows: rows.length },
    }),
  );
  const lines = rows.map(({ student, email, batches, state, closesAt }) => [
    student,
    email,
    batches.join(', '),
    states[state],
    closesAt,
  ]);
  return { fileName: `${paper.draft.title} – absent.csv`, content: writeCsv([HEAD, ...lines]) };
}
