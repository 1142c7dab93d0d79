import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findCourseBriefs } from '../../courses/index.ts';

type Search = typeof api.cohorts.searchAssignableCourses;
/** At most twenty published courses and packs whose title holds the words. */
export async function searchAssignableCourses(ctx: Context, { query }: Input<Search>): Promise<Answer<Search>> {
  const found = await findCourseBriefs(ctx, query.search);
  return found.map(({ id, title, type, validityDays }) => ({ courseId: id, title, type, validityDays }));
}
