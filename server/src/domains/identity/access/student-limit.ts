import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { planOf } from '../../tenancy/index.ts';
import { countStudentAccounts } from '../accounts/accounts.store.ts';

/** How many students the institute's plan still holds; undefined: as many as one likes. */
export async function studentPlaces(ctx: Pick<Context, 'db' | 'instituteId'>): Promise<number | undefined> {
  const { studentLimit } = await planOf(ctx.instituteId);
  return studentLimit === null ? undefined : Math.max(studentLimit - (await countStudentAccounts(ctx)), 0);
}

/**
 * Asked in the transaction that adds students, one or many: STUDENT_LIMIT where the institute's plan does not hold them. Where there is a
 * limit, who else adds some waits until this transaction has ended.
 */
export async function requireStudentPlaces(tx: TransactionContext, adding = 1): Promise<void> {
  const { studentLimit } = await planOf(tx.instituteId);
  if (studentLimit === null) return;
  await lockByName(tx, 'identity.students');
  if ((await countStudentAccounts(tx)) + adding > studentLimit) fail('STUDENT_LIMIT', { limit: studentLimit });
}
