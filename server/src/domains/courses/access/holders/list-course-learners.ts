import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import {
  countHolders,
  historyOf,
  type HolderFilter,
  isEveryones,
  listGrantRows,
  listHolderRows,
} from '../../../entitlements/index.ts';
import { findStudentIds, isStudentHere, namesOf, studentsAmong } from '../../../identity/index.ts';
import { type CourseBrief, courseBriefs } from '../course-briefs.store.ts';
import { openersOf } from './open-still.ts';
import { presentLearners, titlesOf } from './present-learners.ts';
import { listRegistered, registeredAt } from './registered.store.ts';

const getBrief = async (ctx: Context, id: string): Promise<CourseBrief> =>
  (await courseBriefs(ctx, [id])).get(id) ?? fail('NOT_FOUND');

type List = typeof api.courses.listCourseLearners;
/** Who has a course by name or registered it, those whose grant is newest first. */
export async function listCourseLearners(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  const course = await getBrief(ctx, params.courseId);
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

type Show = typeof api.courses.showCourseLearner;
/** What opens a course to one student, and how each of it came and went; NOT_FOUND for who never had it. */
export async function showCourseLearner(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = params;
  const course = await getBrief(ctx, params.courseId);
  const things = await openersOf(ctx, course);
  const rows = await listGrantRows(ctx, things, [accountId]);
  const registered = await registeredAt(ctx, course.id, [accountId]);
  if (!(await isStudentHere(ctx, accountId)) || (rows.length === 0 && registered.size === 0)) fail('NOT_FOUND');
  const filter = { things, besides: [accountId], everyone: await isEveryones(ctx, things), among: [accountId] };
  const found = await listHolderRows(ctx, filter, { limit: 1, offset: 0 });
  const [learner = fail('NOT_FOUND')] = await presentLearners(ctx, course, found);
  return { ...learner, history: await historyOf(ctx, rows, await titlesOf(ctx, things)) };
}

/** As many students as one reads before refining the words. */
const MOST_FOUND = 20;
type Search = typeof api.courses.searchCourseCandidates;
/** Students by name or e-mail, and whether each has the course by name now or later. */
export async function searchCourseCandidates(ctx: Context, { params, query }: Input<Search>): Promise<Answer<Search>> {
  const course = await getBrief(ctx, params.courseId);
  const ids = await studentsAmong(ctx, await findStudentIds(ctx, query.search));
  const things = await openersOf(ctx, course);
  const filter = { things, besides: [], everyone: false, among: ids };
  const having = await listHolderRows(ctx, filter, { limit: ids.length, offset: 0 });
  const has = new Set(having.filter(({ state }) => state !== 'ended').map(({ id }) => id));
  const names = await namesOf(ctx, ids);
  return ids
    .map((id) => ({ id, name: '', email: '', ...names.get(id), has: has.has(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_FOUND);
}
