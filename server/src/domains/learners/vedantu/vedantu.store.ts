import type { Context, TransactionContext } from '../../../kernel/context.ts';

export async function findVedantuId(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  accountId: string,
): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('learner_profiles')
    .select('vedantu_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.vedantu_id ?? null;
}

/** Everything else of the profile stays; who has none yet gets one that prepares for nothing. */
export async function saveVedantuNumber(
  tx: TransactionContext,
  accountId: string,
  vedantuId: string | null,
): Promise<void> {
  const written = { vedantu_id: vedantuId, updated_at: tx.clock.now() };
  await tx.db
    .insertInto('learner_profiles')
    .values({ institute_id: tx.instituteId, account_id: accountId, ...written })
    .onConflict((conflict) => conflict.columns(['institute_id', 'account_id']).doUpdateSet(written))
    .execute();
}
