import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listExams } from '../../taxonomy/index.ts';
import { readListed } from './listings.store.ts';
import { requireCatalogue } from './require-catalogue.ts';
import { findCourses } from './search/find-courses.ts';

const MOST = 6;

type Suggest = typeof api.courses.suggestCourses;
/** The courses that somebody who is typing may mean. */
export async function suggestCourses(ctx: Context, { query }: Input<Suggest>): Promise<Answer<Suggest>> {
  await requireCatalogue(ctx);
  const found = await findCourses(ctx, query.q);
  const exams = await listExams(ctx);
  return (await readListed(ctx, (found ?? []).slice(0, MOST))).map(({ courseId, title, type, examId }) => ({
    courseId,
    title,
    type,
    exam: exams.find(({ id }) => id === examId)?.name ?? null,
  }));
}
