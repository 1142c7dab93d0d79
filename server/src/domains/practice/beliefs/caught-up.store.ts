import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, rows } from '../../../kernel/database/rows.ts';

/** Those of these students whose earlier answers were not learned from yet. */
export async function listNotCaughtUp(ctx: Bound, accountIds: readonly string[]): Promise<string[]> {
  const done = await rows(ctx)
    .selectFrom('practiceStudents')
    .select('accountId')
    .where('accountId', '=', anyOf(accountIds))
    .where('caughtUpAt', 'is not', null)
    .execute();
  const known = new Set(done.map(({ accountId }) => accountId));
  return accountIds.filter((id) => !known.has(id));
}

/** Questions of which some answer of a student was learned from. */
export async function listTakenQuestions(ctx: Bound, accountId: string): Promise<Set<string>> {
  const query = rows(ctx).selectFrom('practiceTaken').select('questionId').where('accountId', '=', accountId);
  return new Set((await query.execute()).map(({ questionId }) => questionId));
}

export async function markCaughtUp(tx: TransactionContext, accountId: string): Promise<void> {
  await changeRows(tx, 'practiceStudents', { accountId }, { caughtUpAt: tx.clock.now() });
}
