import type { StaffThread } from '@abhyas/contract/courses/doubts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getDoubt } from '../doubts/doubts.store.ts';
import { presentThread } from '../doubts/present-thread.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { listOpenReports } from './reports.store.ts';

/** A doubt with everything that staff may know of it: whole names, what is hidden and why, what was reported. */
export async function showDoubtToStaff(
  ctx: Context,
  { params }: { readonly params: { readonly doubtId: string } },
): Promise<StaffThread> {
  const doubt = await getDoubt(ctx, params.doubtId);
  const reports = await listOpenReports(ctx, doubt.id);
  const names = await namesOf(
    ctx,
    reports.map(({ accountId }) => accountId),
  );
  const course = (await publishedCourses(ctx, [doubt.courseId])).get(doubt.courseId);
  const thread = await presentThread(ctx, doubt);
  return {
    ...thread,
    course: course?.details.title ?? '',
    waitingSince: doubt.waitingSince?.toISOString() ?? null,
    askerId: doubt.accountId,
    reports: reports.map(({ accountId, at, ...said }) => ({
      ...said,
      at: at.toISOString(),
      by: names.get(accountId)?.name ?? '',
    })),
    can: { ...thread.can, moderate: actorOf(ctx).capabilities.has('courses.moderate') },
  };
}
