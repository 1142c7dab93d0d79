import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';

/** Spec §4: the country check. The mobile's country is in the institute's list; an empty list takes all, an unknown mobile is no objection. */
export async function showCountryValidity(ctx: Context): Promise<Answer<typeof api.identity.showCountryValidity>> {
  const account = (await findAccount(ctx, actorOf(ctx).accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  const { countries } = await rulesOf(ctx.instituteId);
  const country = countryOf(account.mobile_number);
  return { valid: isCountryValid(country, countries), country, countries: [...countries] };
}

/** ISO code of the country of a number as E.164; null without one, or where the number belongs to none. */
const countryOf = (mobileNumber: string | null): string | null =>
  (mobileNumber && parsePhoneNumberFromString(mobileNumber)?.country) || null;

const isCountryValid = (country: string | null, countries: readonly string[]): boolean =>
  countries.length === 0 || country === null || countries.includes(country);

/** The country check for somebody with this mobile, for the word "verified" of spec §4. */
export async function isOfValidCountry(ctx: Context, mobileNumber: string | null): Promise<boolean> {
  const { countries } = await rulesOf(ctx.instituteId);
  return isCountryValid(countryOf(mobileNumber), countries);
}
