import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { isMarkedByHand, percentSeen } from '../progress/completion/completion-rules.ts';
import { countLessons } from '../progress/completion/count-lessons.ts';
import { finishLesson } from '../progress/completion/finish-lesson.ts';
import { findProgress, updateProgress } from '../progress/lesson-progress.store.ts';
import { standingOf } from '../progress/standing-of.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { extentOf } from './extent-of.ts';
import { lessonOf } from './lesson-of.ts';
import { seatOf } from './seat-of.ts';

type Endpoint = typeof api.courses.markLessonDone;

/** Marks a lesson that was begun as done, or not done after all; LESSON_NOT_MARKED_BY_HAND where something else decides that. */
export async function markLessonDone(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { lessonId, courseId } = params;
  const { accountId } = actorOf(ctx);
  lessonOf(await seatOf(ctx, courseId), lessonId);
  return inTransaction(ctx, async (tx) => {
    const known = (await findProgress(tx, accountId, lessonId, true)) ?? fail('NOT_FOUND');
    const { content: lesson } = await lessonVersion(tx, lessonId, known.version);
    const extent = await extentOf(tx, lesson);
    if (!isMarkedByHand(lesson.completion, extent)) fail('LESSON_NOT_MARKED_BY_HAND');
    if (body.done === (known.doneAt !== null)) return standingOf(known);
    if (body.done) return standingOf(await finishLesson(tx, known, courseId));
    const undone = { ...known, doneAt: null, percent: percentSeen(extent, known.units) };
    await updateProgress(tx, undone);
    await record(tx, { action: 'lesson.undone', subjectKind: 'lesson', subjectId: lessonId });
    await countLessons(tx, courseId, accountId);
    return standingOf(undone);
  });
}
