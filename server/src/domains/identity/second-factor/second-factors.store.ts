import type { Context, TransactionContext } from '../../../kernel/context.ts';

export async function findSecondFactor(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at', 'last_step'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** A secret that waits for its first code; one that waited before is replaced. */
export async function saveWaitingSecret(ctx: Context, accountId: string, sealed: string): Promise<void> {
  await ctx.db
    .insertInto('second_factors')
    .values({
      institute_id: ctx.instituteId,
      account_id: accountId,
      secret_sealed: sealed,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'account_id'])
        .doUpdateSet((eb) => ({
          secret_sealed: eb.ref('excluded.secret_sealed'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
}

/** True when the code is newer than every one that was used: the same code never counts twice, not even at the same moment. */
export async function useStep(ctx: Context, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmSecret(ctx: Context, accountId: string): Promise<void> {
  await ctx.db
    .updateTable('second_factors')
    .set({ confirmed_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function removeSecondFactorOf(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of ['recovery_codes', 'second_factors'] as const) {
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  }
}

/** The old codes are void from here on. */
export async function replaceRecoveryCodes(
  tx: TransactionContext,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .deleteFrom('recovery_codes')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
  await tx.db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ institute_id: tx.instituteId, account_id: accountId, hash, created_at: now })))
    .execute();
}

/** True when the code was this account's and unused; it is used now. */
export async function useRecoveryCode(ctx: Context, accountId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(ctx: Context, accountId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What an account signs in with; its password is null where it has none. */
export function findLogin(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
}
