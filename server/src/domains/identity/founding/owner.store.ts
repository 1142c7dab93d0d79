import type { Context } from '../../../kernel/context.ts';
import type { Founder } from './found-owner.ts';

export async function insertOwner(ctx: Context, id: string, founder: Founder): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('accounts')
    .values({
      institute_id: ctx.instituteId,
      id,
      email: founder.email,
      email_verified_at: now,
      password_hash: founder.passwordHash,
      first_name: founder.firstName,
      last_name: founder.lastName,
      ...(founder.mobileNumber !== undefined && {
        mobile_number: founder.mobileNumber,
        country_code: founder.countryCode,
        mobile_verified: 'y',
      }),
      kind: 'institute_partner',
      role_name: 'owner',
      status: 'active',
      tnc_agreed_at: founder.tncAgreedAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function countStaffAccounts(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('kind', '!=', 'student')
    .where('status', '!=', 'disabled')
    .executeTakeFirstOrThrow();
  return count;
}
