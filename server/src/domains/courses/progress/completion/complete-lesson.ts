import type { TransactionContext } from '../../../../kernel/context.ts';
import { listNewestLessons } from '../newest-lessons.store.ts';
import { lessonVersion } from '../../versions/published-courses.ts';
import { isReached, type Reached } from './completion-rules.ts';
import { finishLesson } from './finish-lesson.ts';
import { findProgress, insertProgress } from '../lesson-progress.store.ts';

interface Completion {
  readonly lessonId: string;
  readonly accountId: string;
  /** What was passed is finished too. */
  readonly reached: Reached;
}

/**
 * Called by the thing behind a lesson (a paper handed in, a package that reports it): the lesson is done where its rule asks for no more.
 * Answers whether it is done now; again it stays so. A lesson that never was published is nobody's, and answers false.
 */
export async function completeLesson(
  tx: TransactionContext,
  { lessonId, accountId, reached }: Completion,
): Promise<boolean> {
  const [newest] = await listNewestLessons(tx, [lessonId]);
  if (newest) await insertProgress(tx, { lessonId, accountId, courseId: newest.courseId, version: newest.version });
  const progress = await findProgress(tx, accountId, lessonId, true);
  if (!progress || progress.doneAt) return progress !== undefined;
  const { content } = await lessonVersion(tx, lessonId, progress.version);
  if (!isReached(content.completion, reached)) return false;
  await finishLesson(tx, progress, newest?.courseId ?? progress.courseId);
  return true;
}
