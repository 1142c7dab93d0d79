import type { Context, TransactionContext } from '../../../kernel/context.ts';

export function listAuthors(ctx: Context, courseId: string): Promise<{ accountId: string; since: Date }[]> {
  return ctx.db
    .selectFrom('course_authors')
    .select(['account_id as accountId', 'added_at as since'])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .orderBy('added_at')
    .orderBy('account_id')
    .execute();
}

/** These and no others; who is there already stays since when he or she came. */
export async function saveAuthors(
  tx: TransactionContext,
  courseId: string,
  accountIds: readonly string[],
): Promise<void> {
  const gone = tx.db
    .deleteFrom('course_authors')
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId);
  if (accountIds.length === 0) {
    await gone.execute();
    return;
  }
  await gone.where('account_id', 'not in', [...accountIds]).execute();
  await tx.db
    .insertInto('course_authors')
    .values(
      accountIds.map((accountId) => ({
        institute_id: tx.instituteId,
        course_id: courseId,
        account_id: accountId,
        added_by: tx.actor?.accountId ?? null,
        added_at: tx.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
