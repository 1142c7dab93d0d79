import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface NewSignUp {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly passwordHash: string;
  readonly utm: Readonly<Record<string, string>>;
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

export async function insertSignUp(ctx: Context, row: NewSignUp): Promise<void> {
  await ctx.db
    .insertInto('sign_ups')
    .values({
      institute_id: ctx.instituteId,
      id: row.id,
      email: row.email,
      first_name: row.firstName,
      last_name: row.lastName,
      mobile_number: row.mobileNumber,
      country_code: row.countryCode,
      password_hash: row.passwordHash,
      utm: json(row.utm),
      terms_version: row.termsVersion,
      privacy_version: row.privacyVersion,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** A sign-up of the last day that is not finished yet. */
export function findSignUp(ctx: Context, id: string) {
  return ctx.db
    .selectFrom('sign_ups')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('created_at', '>', dayBefore(ctx))
    .executeTakeFirst();
}

/** True for the one who finishes it. */
export async function finishSignUp(tx: TransactionContext, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('sign_ups')
    .set({ finished_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a new account carries beside what every account has. */
export async function saveOrigin(
  tx: TransactionContext,
  accountId: string,
  origin: { readonly utm: unknown; readonly termsVersion: number; readonly privacyVersion: number },
): Promise<void> {
  await tx.db
    .updateTable('accounts')
    .set({ utm: json(origin.utm), terms_version: origin.termsVersion, privacy_version: origin.privacyVersion })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .execute();
}

export async function removeOldSignUps(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('sign_ups')
    .where('institute_id', '=', ctx.instituteId)
    .where('created_at', '<', dayBefore(ctx))
    .execute();
}

const dayBefore = (ctx: Context) => new Date(ctx.clock.now().getTime() - 86_400_000);
