import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { settleStanding } from '../doubts/doubt-standing.ts';
import { type Doubt, lockDoubt } from '../doubts/doubts.store.ts';
import { listReplies } from '../doubts/replies.store.ts';
import { notifyWriter } from '../doubts/notify-about-doubts.ts';

/** Marks the answer that solved a doubt, or none; its writer is told. Who may is told by `allowed`. NOT_FOUND, DOUBT_HIDDEN, FORBIDDEN. */
export async function markSolved(
  ctx: Context,
  doubtId: string,
  replyId: string | null,
  allowed: (doubt: Doubt) => boolean,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const doubt = await lockDoubt(tx, doubtId);
    if (!allowed(doubt)) fail('FORBIDDEN');
    if (doubt.hiddenAt) fail('DOUBT_HIDDEN');
    const reply = (await listReplies(tx, doubtId)).find(({ id, hiddenAt }) => id === replyId && !hiddenAt);
    if (replyId !== null && !reply) fail('NOT_FOUND');
    if (doubt.acceptedReplyId === replyId) return;
    await settleStanding(tx, doubt, replyId);
    await record(tx, {
      action: replyId === null ? 'doubt.reopened' : 'doubt.solved',
      subjectKind: 'doubt',
      subjectId: doubtId,
      details: replyId === null ? {} : { replyId },
    });
    if (reply && reply.accountId !== actorOf(tx).accountId) await notifyWriter(tx, doubt, reply);
  });
}
