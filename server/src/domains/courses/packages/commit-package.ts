import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { requireSitting, saveSaid } from '../../media/index.ts';
import { completeLesson } from '../progress/completion/complete-lesson.ts';

type Endpoint = typeof api.courses.commitPackage;

/** Keeps what a package said; where it says that it is finished or passed, the lesson's rule decides whether that is enough. */
export async function commitPackage(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { token, ...said } = body;
  const sitting = await requireSitting(ctx, { ...params, token, accountId });
  return inTransaction(ctx, async (tx) => {
    const { sequence, verdict } = await saveSaid(tx, sitting, said);
    const reached = verdict.passed === true ? 'passed' : verdict.completed ? 'finished' : undefined;
    const { lessonId } = sitting;
    return { sequence, done: reached !== undefined && (await completeLesson(tx, { lessonId, accountId, reached })) };
  });
}
