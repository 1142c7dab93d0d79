import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { takeCoursesBack } from './take-courses-back.ts';

type Revoke = typeof api.courses.revokeCourse;
/** Takes one course back from students, from its own page. */
export function revokeCourse(ctx: Context, { params, body }: Input<Revoke>): Promise<Answer<Revoke>> {
  return inTransaction(ctx, (tx) => takeCoursesBack(tx, { ...body, courseIds: [params.courseId] }));
}
