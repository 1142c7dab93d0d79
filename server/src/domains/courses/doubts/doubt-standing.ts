import type { TransactionContext } from '../../../kernel/context.ts';
import { notifyNews } from '../doubt-news/notify-news.ts';
import { changeDoubt, type Doubt, type DoubtChange } from './doubts.store.ts';
import { listReplies } from './replies.store.ts';

/**
 * Writes down how a doubt stands after something changed: solved while an answer that can be seen is accepted; answered while the last
 * word is not the asker’s and a teacher has answered; else a teacher is waited for, since `from` or since it was asked last.
 */
export async function settleStanding(
  tx: TransactionContext,
  doubt: Doubt,
  acceptedReplyId: string | null,
  change: DoubtChange = {},
): Promise<void> {
  const seen = (await listReplies(tx, doubt.id)).filter(({ hiddenAt }) => !hiddenAt);
  const accepted = seen.find(({ id }) => id === acceptedReplyId);
  const lastTeacher = seen.findLastIndex(({ teacher }) => teacher);
  const asksAgain = seen.slice(lastTeacher + 1).find((reply) => !reply.teacher && reply.accountId === doubt.accountId);
  const state = accepted ? 'solved' : lastTeacher >= 0 && !asksAgain ? 'answered' : 'waiting';
  await changeDoubt(tx, doubt.id, {
    ...change,
    state,
    accepted_reply_id: accepted?.id ?? null,
    replies: seen.length,
    waiting_since: state !== 'waiting' ? null : lastTeacher >= 0 ? asksAgain!.writtenAt : doubt.askedAt,
  });
  await notifyNews(tx, doubt.courseId);
}
