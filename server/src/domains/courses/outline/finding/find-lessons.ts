import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { listLessonsNamed } from './found-lessons.store.ts';

type Find = typeof api.courses.findLessons;
/** A few lessons of any course, as their authors write them, that somebody means by these words; slips are forgiven where no title fits. */
export async function findLessons(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const found = await listLessonsNamed(ctx, query.search, query.size);
  return { rows: found.map(({ id, ...row }) => ({ lessonId: id, ...row })) };
}
