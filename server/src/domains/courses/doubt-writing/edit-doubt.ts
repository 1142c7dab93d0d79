import type { api } from '@abhyas/contract';
import type { DoubtThread } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { notifyNews } from '../doubt-news/notify-news.ts';
import { seenDoubt, showDoubt } from '../doubts/show-doubt.ts';
import { requirePictures, requireWords } from './ask-doubt.ts';
import { type Asked, saveAsked } from './asked.store.ts';
import { wordsOfDoubt } from './find-similar-doubts.ts';
import { saveWords } from './similar.store.ts';
import { lockUnanswered } from './unanswered-doubt.ts';

/**
 * Its asker changes what a doubt says while nobody else has answered. Who waited for how long stays as it is; the words of before are
 * kept in the audit log. FORBIDDEN, DOUBT_ANSWERED, DOUBT_HIDDEN, DOUBT_PICTURE.
 */
export async function editDoubt(
  ctx: Context,
  { params, body: asked }: Input<typeof api.courses.editDoubt>,
): Promise<DoubtThread> {
  const { doubtId } = params;
  await seenDoubt(ctx, doubtId);
  await requirePictures(ctx, asked.body);
  await inTransaction(ctx, async (tx) => {
    const doubt = await lockUnanswered(tx, doubtId);
    const changes = whatChanged(wordsKept(doubt), wordsKept(asked));
    if (Object.keys(changes.after).length === 0) return;
    await requireWords(tx);
    await saveAsked(tx, doubtId, asked);
    await saveWords(tx, doubt, wordsOfDoubt([fromSource(asked.title), asked.body]));
    await notifyNews(tx, doubt.courseId);
    await record(tx, {
      action: 'doubt.changed',
      subjectKind: 'doubt',
      subjectId: doubtId,
      details: { courseId: doubt.courseId, lessonId: doubt.lessonId },
      ...changes,
      person: actorOf(tx).accountId,
    });
  });
  return showDoubt(ctx, { params });
}

/** What a doubt said, as the audit log keeps it. */
export const wordsKept = ({ title, body, pin }: Asked) => ({
  title,
  text: toSource(body),
  second: pin?.at === 'second' ? pin.second : null,
  page: pin?.at === 'page' ? pin.page : null,
});
