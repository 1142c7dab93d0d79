import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentRows } from '../doubts/present-thread.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { countQueue, listCoursesWithDoubts, listQueue } from './queue.store.ts';

type Endpoint = typeof api.courses.listDoubtQueue;

/** Doubts for those who answer them: of the caller’s own courses or of all, who waits longest first. */
export async function listDoubtQueue(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { rows, total } = await listQueue(ctx, accountId, query, query);
  const withDoubts = await listCoursesWithDoubts(ctx, accountId, query.courses);
  const ids = [...rows, ...withDoubts].map(({ courseId }) => courseId);
  const courses = await publishedCourses(ctx, [...new Set(ids)]);
  const titleOf = (courseId: string) => courses.get(courseId)?.details.title ?? '';
  const lines = await presentRows(ctx, rows);
  return {
    rows: rows.map((doubt, at) => ({
      ...lines[at]!,
      courseId: doubt.courseId,
      course: titleOf(doubt.courseId),
      lesson: doubt.lesson,
      waitingSince: doubt.waitingSince?.toISOString() ?? null,
      hidden: doubt.hiddenAt !== null,
      reports: doubt.reports,
    })),
    total,
    page: query.page,
    size: query.size,
    counts: await countQueue(ctx, accountId, query),
    courses: withDoubts.map(({ courseId, waiting }) => ({ courseId, title: titleOf(courseId), waiting })),
  };
}
