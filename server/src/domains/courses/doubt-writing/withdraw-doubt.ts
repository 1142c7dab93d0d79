import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { notifyNews } from '../doubt-news/notify-news.ts';
import { forgetDoubtNotices } from '../doubts/notify-about-doubts.ts';
import { seenDoubt } from '../doubts/show-doubt.ts';
import { noteWithdrawn, removeDoubts } from './asked.store.ts';
import { wordsKept } from './edit-doubt.ts';
import { lockUnanswered } from './unanswered-doubt.ts';

/** Its asker takes a doubt back while nobody else has answered: it is gone but for that it was here, and its words stand in the audit log alone. FORBIDDEN, DOUBT_ANSWERED, DOUBT_HIDDEN. */
export async function withdrawDoubt(
  ctx: Context,
  { params: { doubtId } }: Input<typeof api.courses.withdrawDoubt>,
): Promise<{ withdrawn: true }> {
  await seenDoubt(ctx, doubtId);
  await inTransaction(ctx, async (tx) => {
    const doubt = await lockUnanswered(tx, doubtId);
    await forgetDoubtNotices(tx, doubt);
    await removeDoubts(tx, [doubtId]);
    await noteWithdrawn(tx, doubtId);
    await notifyNews(tx, doubt.courseId);
    await record(tx, {
      action: 'doubt.withdrawn',
      subjectKind: 'doubt',
      subjectId: doubtId,
      details: { courseId: doubt.courseId, lessonId: doubt.lessonId },
      before: wordsKept(doubt),
      person: actorOf(tx).accountId,
    });
  });
  return { withdrawn: true };
}
