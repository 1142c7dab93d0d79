import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseType } from '@abhyas/contract/courses/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { subscribe } from '../../../../kernel/events.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import type { Jobs } from '../../../../kernel/jobs/worker.ts';
import { coursePublished } from '../../events.ts';
import { publishedCourses } from '../../versions/published-courses.ts';
import { lessonIdsOf } from '../outline-lessons.ts';
import { countLessons } from './count-lessons.ts';
import { listReadyForPack, recountLessons, recountPack } from './recount.store.ts';

interface Recount {
  readonly courseId: string;
  /** Of a pack only these; without them everybody. */
  readonly accountIds?: readonly string[];
}

/**
 * Completes a course for those who have nothing left to do in it: a version took out the last lesson that was open to them, or a pack became
 * theirs, or smaller, after its courses were done. Done again it changes nothing.
 */
async function recountCourse(ctx: Context, { courseId, accountIds }: Recount): Promise<void> {
  const course = (await publishedCourses(ctx, [courseId])).get(courseId);
  if (!course) return;
  const { courseIds } = course.outline;
  if (isPackType(course.type)) await inTransaction(ctx, (tx) => recountPack(tx, courseId, courseIds));
  const ready = isPackType(course.type)
    ? await listReadyForPack(ctx, courseId, courseIds, accountIds)
    : await inTransaction(ctx, (tx) => recountLessons(tx, courseId, lessonIdsOf(course)));
  for (const accountId of ready) await inTransaction(ctx, (tx) => countLessons(tx, courseId, accountId));
}

const RECOUNT = 'courses.recount';
export const recountJobs: Jobs = { [RECOUNT]: (ctx, payload) => recountCourse(ctx, payload as unknown as Recount) };
export const recountOnPublish = subscribe(coursePublished, RECOUNT, (ctx, { payload: { courseId } }) =>
  recountCourse(ctx, { courseId }),
);

/** A pack was given to these: whoever has done its courses before has completed it as soon as it is open. */
export async function recountWhenOpen(
  tx: TransactionContext,
  { id, type }: { readonly id: string; readonly type: CourseType },
  accountIds: readonly string[],
  startsAt: Date | null,
): Promise<void> {
  if (!isPackType(type)) return;
  const isLater = startsAt !== null && startsAt > tx.clock.now();
  await enqueue(tx, RECOUNT, { courseId: id, accountIds }, isLater ? { runAt: startsAt } : {});
}
