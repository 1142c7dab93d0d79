import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { practisedVersion } from './may-practise.ts';
import { listPracticeAnswers, listRunning } from './practice-runs.store.ts';

/** Whether a paper may be practised now, and the run of it that waits. */
export async function showPractice(
  ctx: Context,
  { params: { paperId } }: Input<typeof api.assessments.showPractice>,
): Promise<Reply<typeof api.assessments.showPractice>> {
  const { accountId } = actorOf(ctx);
  const may = (await practisedVersion(ctx, accountId, paperId)) !== undefined;
  const [run] = await listRunning(ctx, accountId, paperId);
  if (!run) return { may, running: null };
  const answered = (await listPracticeAnswers(ctx, run.id)).size;
  const running = { runId: run.id, answered, questions: run.questionIds.length, wrongOnly: run.attemptId !== null };
  return { may, running };
}
