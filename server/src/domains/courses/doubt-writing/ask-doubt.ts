import type { api } from '@abhyas/contract';
import { doubtLimits } from '@abhyas/contract/courses/doubts';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { fromSource, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { requireTry } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { notifyNews } from '../doubt-news/notify-news.ts';
import type { Doubt } from '../doubts/doubts.store.ts';
import { insertDoubt } from './asked.store.ts';
import { wordsOfDoubt } from './find-similar-doubts.ts';
import { requireOpenLesson } from '../doubts/open-lessons.ts';
import { presentThread } from '../doubts/present-thread.ts';
import { findPublishedLesson } from '../doubts/replies.store.ts';
import { saveWords } from './similar.store.ts';
import { notifyTeachers } from '../doubts/notify-about-doubts.ts';

type Endpoint = typeof api.courses.askDoubt;

const HOUR = 3600;

/** Asks a doubt where one is in a lesson; from now on the teachers of the course are waited for, and told. */
export async function askDoubt(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { courseId, lessonId } = params;
  await requireOpenLesson(ctx, courseId, lessonId);
  const lesson = (await findPublishedLesson(ctx, courseId, lessonId)) ?? fail('NOT_FOUND');
  await requirePictures(ctx, body.body);
  const now = ctx.clock.now();
  const doubt: Doubt = {
    id: newId(),
    courseId,
    lessonId,
    lesson: lesson.title,
    lessonKind: lesson.kind as LessonKind,
    accountId: actorOf(ctx).accountId,
    ...body,
    state: 'waiting',
    waitingSince: now,
    replies: 0,
    acceptedReplyId: null,
    askedAt: now,
    editedAt: null,
    hiddenAt: null,
    hiddenReason: null,
    followers: 0,
  };
  await inTransaction(ctx, async (tx) => {
    await requireWords(tx);
    await insertDoubt(tx, doubt);
    await saveWords(tx, doubt, wordsOfDoubt([fromSource(doubt.title), doubt.body]));
    await record(tx, {
      action: 'doubt.asked',
      subjectKind: 'doubt',
      subjectId: doubt.id,
      details: { courseId, lessonId },
    });
    await notifyTeachers(tx, doubt);
    await notifyNews(tx, courseId);
  });
  return presentThread(ctx, doubt);
}

/** TOO_MANY_REQUESTS where somebody writes more than a person does. */
export const requireWords = (ctx: Context): Promise<void> =>
  requireTry(ctx, [{ key: `doubtWords:${actorOf(ctx).accountId}`, tries: doubtLimits.wordsPerHour, seconds: HOUR }]);

/** DOUBT_PICTURE where a text shows a picture that the institute does not have. */
export async function requirePictures(ctx: Context, doc: RichTextDoc): Promise<void> {
  const ids = imagesOf(doc).map(({ attrs }) => attrs.mediaId);
  const known = await addressesOf(ctx, ids);
  if (ids.some((id) => !known.has(id))) fail('DOUBT_PICTURE');
}
