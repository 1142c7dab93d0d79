import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { emit } from '../../../../kernel/events.ts';
import { record } from '../../../audit/index.ts';
import { mayOpen } from '../../../entitlements/index.ts';
import { publishedCourses, thingOfCourse } from '../../versions/published-courses.ts';
import { courseCompleted } from '../../events.ts';
import type { PublishedCourse } from '../../versions/versions.store.ts';
import { listDoneIds } from '../done-lessons.store.ts';
import { listEnrolments, saveLessonsDone } from '../enrolments.store.ts';
import { lessonIdsOf } from '../outline-lessons.ts';
import { beginCourse } from './begin-course.ts';
import { listPacksWith } from './packs-with.store.ts';

/**
 * Counts what an account did of the newest outline of a course that it began, or of a pack; the first time that it is all of it, the course is
 * completed, and perhaps a pack with it.
 */
export async function countLessons(tx: TransactionContext, courseId: string, accountId: string): Promise<void> {
  const course = (await publishedCourses(tx, [courseId])).get(courseId);
  if (!course) return;
  if (isPackType(course.type)) return countPack(tx, course, accountId);
  const lessons = lessonIdsOf(course);
  const done = (await listDoneIds(tx, accountId, lessons)).size;
  const first = await saveLessonsDone(tx, { courseId, accountId, done, all: done > 0 && done === lessons.length });
  if (!first) return;
  await complete(tx, courseId, accountId);
  const packs = await publishedCourses(tx, await listPacksWith(tx, courseId));
  for (const pack of packs.values()) await countPack(tx, pack, accountId);
}

async function complete(tx: TransactionContext, courseId: string, accountId: string): Promise<void> {
  // Who completes it need not be there: a version may have taken out what was left to do.
  const details = tx.actor?.accountId === accountId ? {} : { details: { accountId } };
  await record(tx, { action: 'course.completed', subjectKind: 'course', subjectId: courseId, ...details });
  await emit(tx, courseCompleted, { courseId, accountId, completedAt: tx.clock.now().toISOString() });
}

/** A pack that is theirs is completed with the last of its courses. */
async function countPack(
  tx: TransactionContext,
  { courseId: packId, type, outline }: PublishedCourse,
  accountId: string,
): Promise<void> {
  const { kind } = thingOfCourse({ id: packId, type });
  const enrolments = await listEnrolments(tx, accountId, outline.courseIds);
  const done = enrolments.filter(({ completedAt }) => completedAt !== null).length;
  const isThrough = done > 0 && done >= outline.courseIds.length;
  const all = isThrough && (await mayOpen(tx, accountId, kind, [packId])).has(packId);
  if (all) await beginCourse(tx, { courseId: packId, accountId });
  // Of a pack its courses are counted; whoever has not begun it has no row, and nothing is written.
  const first = await saveLessonsDone(tx, { courseId: packId, accountId, done, all });
  if (first) await complete(tx, packId, accountId);
}
