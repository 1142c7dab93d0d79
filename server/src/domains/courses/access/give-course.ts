import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { giveCourses } from './give-courses.ts';

type Give = typeof api.courses.giveCourse;
/** Gives one course to students, from its own page. */
export async function giveCourse(ctx: Context, { params, body }: Input<Give>): Promise<Answer<Give>> {
  await inTransaction(ctx, (tx) => giveCourses(tx, { ...body, courseIds: [params.courseId] }));
  return { given: new Set(body.accountIds).size };
}
