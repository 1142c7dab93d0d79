import { sql } from 'kysely';
import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** How often an account was signed in before, and whether ever on this device. */
export async function knowsDevice(
  ctx: Context,
  accountId: string,
  deviceHash: Buffer,
): Promise<{ known: boolean; earlier: number }> {
  return ctx.db
    .selectFrom('sessions')
    .select((eb) => [
      eb.fn.countAll<number>().as('earlier'),
      sql<boolean>`coalesce(bool_or(device_hash = ${deviceHash}), false)`.as('known'),
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('device_hash', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Sign-ins of one account take turns from here to the end of the transaction; what refers to the account goes on meanwhile. */
export async function lockAccount(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .selectFrom('accounts')
    .select('id')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Whether the account of this address was ever signed in on this device. */
export async function isDeviceOf(ctx: Bound, email: string, deviceHash: Buffer): Promise<boolean> {
  const found = await rows(ctx)
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select('s.id')
    .where('a.email', '=', email)
    .where('s.deviceHash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
