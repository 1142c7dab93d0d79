import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { planOf } from '../../tenancy/index.ts';
import { countStudentAccounts } from '../accounts/accounts.store.ts';

/** How many students the institute's plan still holds; undefined: as many as one likes. */
export async function studentPlaces(ctx: Pick<Context, 'db' | 'instituteId'>): Promise<number | undefined> {
  const { studentLimit } = await planOf(ctx.instituteId);
  return studentLimit === null ? undefined : Math.max(studentLimit - (await countStudentAccounts(ctx)), 0);
}

/** Asked before students are added, one or many: STUDENT_LIMIT where the institute's plan does not hold them. */
export async function requireStudentPlaces(ctx: Pick<Context, 'db' | 'instituteId'>, adding = 1): Promise<void> {
  const { studentLimit } = await planOf(ctx.instituteId);
  if (studentLimit !== null && (await countStudentAccounts(ctx)) + adding > studentLimit)
    fail('STUDENT_LIMIT', { limit: studentLimit });
}
