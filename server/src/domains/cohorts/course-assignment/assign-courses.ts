import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { giveCourses } from '../../courses/index.ts';
import { chosenIn } from './chosen-students.ts';

type Assign = typeof api.cohorts.assignCourses;
/** Gives courses to students, named or found by the list's filters, all or none. */
export function assignCourses(ctx: Context, { body }: Input<Assign>): Promise<Answer<Assign>> {
  const { courseIds, students, ...given } = body;
  return inTransaction(ctx, async (tx) => {
    const accountIds = await chosenIn(tx, students);
    await giveCourses(tx, { ...given, courseIds, accountIds });
    return { students: new Set(accountIds).size, courses: new Set(courseIds).size };
  });
}
