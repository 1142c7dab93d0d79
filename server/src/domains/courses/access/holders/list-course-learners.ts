import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { countHolders, type HolderFilter, isEveryones, listHolderRows } from '../../../entitlements/index.ts';
import { findStudentIds } from '../../../identity/index.ts';
import { openersOf } from './open-still.ts';
import { getCourseBrief, presentLearners } from './present-learners.ts';
import { listRegistered } from './registered.store.ts';

type List = typeof api.courses.listCourseLearners;
/** Who has a course by name or registered it, those whose grant is newest first. */
export async function listCourseLearners(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  const course = await getCourseBrief(ctx, params.courseId);
  const { page, size, state } = query;
  const things = await openersOf(ctx, course);
  const everyone = await isEveryones(ctx, things);
  const filter: HolderFilter = {
    things,
    everyone,
    besides: await listRegistered(ctx, course.id),
    ...(query.search && { among: await findStudentIds(ctx, query.search) }),
  };
  const counts = await countHolders(ctx, filter);
  const rows = await listHolderRows(ctx, filter, { state, limit: size, offset: (page - 1) * size });
  const { type, status, title, validityDays } = course;
  return {
    rows: await presentLearners(ctx, course, rows),
    total: state ? counts[state] : counts.current + counts.upcoming + counts.ended,
    page,
    size,
    course: { courseId: course.id, title, type, status, validityDays, everyone },
    counts,
    can: { give: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}
