import type { api } from '@abhyas/contract';
import type { LearnerRow } from '@abhyas/contract/courses/figures';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf } from '../../identity/index.ts';
import { countLearners } from './figures.store.ts';
import { countFound, type Learner, listLearners as listRows } from './learners.store.ts';
import { percentOf, stoppedSince, type StudiedCourse, studiedCourse } from './studied-course.ts';

type Endpoint = typeof api.courses.listLearners;

/** The learners of a course with how far each is. */
export async function listLearners(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { state, search, order, page, size } = query;
  const course = await studiedCourse(ctx, params.courseId);
  const stoppedAt = stoppedSince(ctx);
  const filters = {
    ...course,
    stoppedAt,
    state: state === 'all' ? undefined : state,
    accountIds: search === '' ? undefined : await findStudentIds(ctx, search),
  };
  const rows = await listRows(ctx, filters, order, query);
  const { activeThisWeek: _, ...counts } = await countLearners(ctx, params.courseId, stoppedAt);
  return {
    rows: await presentLearners(ctx, course, rows),
    total: await countFound(ctx, filters),
    page,
    size,
    lessons: course.all,
    counts,
    can: { nudge: actorOf(ctx).capabilities.has('courses.moderate') },
  };
}

/** Learners with their names, in the same order. */
export async function presentLearners(
  ctx: Context,
  course: StudiedCourse,
  rows: readonly Learner[],
): Promise<LearnerRow[]> {
  const names = await namesOf(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => ({
    accountId: row.accountId,
    name: names.get(row.accountId)?.name ?? '',
    email: names.get(row.accountId)?.email ?? '',
    state: row.state,
    enrolledAt: row.enrolledAt.toISOString(),
    lastAt: row.lastAt?.toISOString() ?? null,
    lessonsDone: row.lessonsDone,
    percent: row.completedAt ? 100 : percentOf(row.lessonsDone, course),
    secondsStudied: row.secondsStudied,
    completedAt: row.completedAt?.toISOString() ?? null,
    nudgedAt: row.nudgedAt?.toISOString() ?? null,
  }));
}
