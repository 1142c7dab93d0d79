import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { getDoubt, saveAnswer } from './doubts.store.ts';
import { presentDoubts } from './present-doubts.ts';

type Reply = typeof api.live.answerDoubt;
/** Answers what a student asked after a class, or says it better. NOT_FOUND. */
export async function answerDoubt(ctx: Context, { params, body }: Input<Reply>): Promise<Answer<Reply>> {
  const doubt = await getDoubt(ctx, params.doubtId);
  const one = await getClass(ctx, doubt.classId);
  const answer = { answer: body.answer, answeredBy: actorOf(ctx).accountId, answeredAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    await saveAnswer(tx, doubt.id, answer);
    await notify(tx, {
      kind: 'live.doubtAnswered',
      accountIds: [doubt.accountId],
      params: { title: one.title, words: doubt.words, answer: body.answer },
      link: `/afterliveclassroom?classId=${one.id}`,
    });
    const details = { title: one.title };
    await record(tx, { action: 'live.doubtAnswered', subjectKind: 'live_class', subjectId: one.id, details });
  });
  return (await presentDoubts(ctx, [{ ...doubt, ...answer }]))[0]!;
}
