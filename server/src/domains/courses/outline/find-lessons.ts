import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listLessonsNamed } from './found-lessons.store.ts';

const MOST = 6;
type Find = typeof api.courses.findLessons;
/** A few lessons of any course, as their authors write them, whose title holds the words. */
export async function findLessons(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  return { rows: await listLessonsNamed(ctx, query.search.trim(), MOST) };
}
