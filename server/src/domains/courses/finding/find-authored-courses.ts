import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listFoundCourses } from './found-courses.store.ts';

type Find = typeof api.courses.findAuthoredCourses;
/** A few courses and packs that somebody means by these words; slips are forgiven where no title fits. */
export async function findAuthoredCourses(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const found = await listFoundCourses(ctx, query.search, query.size);
  return { rows: found.map(({ id, ...row }) => ({ courseId: id, ...row })) };
}
