import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { finishRun, getRun } from './practice-runs.store.ts';

/** Ends a run before its last question. */
export async function endPracticeRun(
  ctx: Context,
  { params }: Input<typeof api.assessments.endPracticeRun>,
): Promise<Reply<typeof api.assessments.endPracticeRun>> {
  await inTransaction(ctx, async (tx) => {
    const run = await getRun(tx, actorOf(tx).accountId, params.runId, true);
    if (run.state === 'finished') return;
    await finishRun(tx, run.id);
    await record(tx, { action: 'practice_run.ended', subjectKind: 'paper', subjectId: run.paperId });
  });
  return { state: 'finished' };
}
