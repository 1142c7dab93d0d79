import type { TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { courseCompleted } from '../events.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { type PublishedCourse } from '../versions/versions.store.ts';
import { enrol } from './enrol.ts';
import { listEnrolments, saveLessonsDone } from './enrolments.store.ts';
import { listProgress, type LessonProgress, updateProgress } from './lesson-progress.store.ts';
import { lessonIdsOf } from './outline-lessons.ts';
import { listPacksWith } from './packs-with.store.ts';

/** Writes that a lesson is done, counts the lessons of the course in which it is studied, and says when all of them are. */
export async function finishLesson(
  tx: TransactionContext,
  progress: LessonProgress,
  courseId: string,
): Promise<LessonProgress> {
  const done = { ...progress, percent: 100, doneAt: tx.clock.now() };
  await updateProgress(tx, done);
  await record(tx, { action: 'lesson.done', subjectKind: 'lesson', subjectId: progress.lessonId });
  await countLessons(tx, courseId, progress.accountId);
  return done;
}

/** Counts what is done of the newest outline; the first time that it is all of it, the course is completed, and perhaps a pack with it. */
export async function countLessons(tx: TransactionContext, courseId: string, accountId: string): Promise<void> {
  const course = (await publishedCourses(tx, [courseId])).get(courseId);
  if (!course) return;
  const lessons = lessonIdsOf(course);
  const progress = await listProgress(tx, accountId, courseId, lessons);
  const finished = new Set(progress.flatMap(({ lessonId, doneAt }) => (doneAt ? lessonId : [])));
  const done = lessons.filter((id) => finished.has(id)).length;
  const first = await saveLessonsDone(tx, { courseId, accountId, done, all: done > 0 && done === lessons.length });
  if (!first) return;
  await complete(tx, courseId, accountId);
  await completePacks(tx, courseId, accountId);
}

async function complete(tx: TransactionContext, courseId: string, accountId: string): Promise<void> {
  await record(tx, { action: 'course.completed', subjectKind: 'course', subjectId: courseId });
  await emit(tx, courseCompleted, { courseId, accountId, completedAt: tx.clock.now().toISOString() });
}

/** A pack that is theirs is completed with the last of its courses. */
async function completePacks(tx: TransactionContext, courseId: string, accountId: string): Promise<void> {
  const packs = await publishedCourses(tx, await listPacksWith(tx, courseId));
  const open = await mayOpen(tx, accountId, 'pack', [...packs.keys()]);
  for (const pack of packs.values()) {
    if (open.has(pack.courseId)) await completePack(tx, pack, accountId);
  }
}

async function completePack(
  tx: TransactionContext,
  { courseId: packId, outline }: PublishedCourse,
  accountId: string,
): Promise<void> {
  const enrolments = await listEnrolments(tx, accountId, outline.courseIds);
  const done = enrolments.filter(({ completedAt }) => completedAt !== null).length;
  if (done < outline.courseIds.length) return;
  await enrol(tx, { courseId: packId, accountId });
  const first = await saveLessonsDone(tx, { courseId: packId, accountId, done: 0, all: true });
  if (first) await complete(tx, packId, accountId);
}
