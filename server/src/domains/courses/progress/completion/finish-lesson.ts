import type { TransactionContext } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { countLessons } from './count-lessons.ts';
import { type LessonProgress, updateProgress, type Studied } from '../lesson-progress.store.ts';

/** Writes that a lesson is done, counts the lessons of the course in which it is studied, and says when all of them are. */
export async function finishLesson(
  tx: TransactionContext,
  progress: LessonProgress,
  courseId: string,
  studied?: Studied,
): Promise<LessonProgress> {
  const done = { ...progress, percent: 100, doneAt: tx.clock.now() };
  await updateProgress(tx, done, studied);
  await record(tx, { action: 'lesson.done', subjectKind: 'lesson', subjectId: progress.lessonId });
  await countLessons(tx, courseId, progress.accountId);
  return done;
}
