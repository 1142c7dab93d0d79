import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { takeCoursesBack as takeFromStudents } from '../../courses/index.ts';
import { chosenIn } from './chosen-students.ts';

type TakeBack = typeof api.cohorts.takeCoursesBack;
/** Takes back what staff gave of these courses; what comes from a batch stays, and is counted. */
export function takeCoursesBack(ctx: Context, { body }: Input<TakeBack>): Promise<Answer<TakeBack>> {
  const { courseIds, students, reason } = body;
  return inTransaction(ctx, async (tx) =>
    takeFromStudents(tx, { courseIds, reason, accountIds: await chosenIn(tx, students) }),
  );
}
