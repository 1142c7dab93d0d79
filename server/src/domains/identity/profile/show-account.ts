import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { dayOf, isMinor } from '../accounts/age.ts';
import { findContact } from '../accounts/contact.store.ts';

/** How the signed-in person is reached and signs in. */
export async function showAccount(ctx: Context): Promise<Answer<typeof api.identity.showAccount>> {
  const account = (await findContact(ctx, actorOf(ctx).accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  return {
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    mobileNumber: account.mobile_number,
    countryCode: account.country_code,
    mobileVerified: account.mobile_verified === 'y',
    hasPassword: account.password_hash !== null,
    birthDate: account.birth_date,
    minor: account.birth_date === null ? null : isMinor(account.birth_date, dayOf(ctx.clock.now())),
  };
}
