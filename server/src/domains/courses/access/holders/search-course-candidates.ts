import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { listHolderRows } from '../../../entitlements/index.ts';
import { findStudentIds, namesOf, studentsAmong } from '../../../identity/index.ts';
import { openersOf } from './open-still.ts';
import { getCourseBrief } from './present-learners.ts';

/** As many students as one reads before refining the words. */
const MOST_FOUND = 20;
type Search = typeof api.courses.searchCourseCandidates;
/** Students by name or e-mail, and whether each has the course by name now or later. */
export async function searchCourseCandidates(ctx: Context, { params, query }: Input<Search>): Promise<Answer<Search>> {
  const course = await getCourseBrief(ctx, params.courseId);
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
