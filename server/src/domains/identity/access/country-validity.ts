import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';

/** ISO code of the country of a number as E.164; null without one, or where the number belongs to none. */
export const countryOf = (mobileNumber: string | null): string | null =>
  (mobileNumber && parsePhoneNumberFromString(mobileNumber)?.country) || null;

/** An empty list takes every country, and an unknown country is no objection. */
export const isCountryValid = (country: string | null, countries: readonly string[]): boolean =>
  countries.length === 0 || country === null || countries.includes(country);

/** The country check for somebody with this mobile, for the word "verified" of spec §4. */
export async function isOfValidCountry(ctx: Context, mobileNumber: string | null): Promise<boolean> {
  const { countries } = await rulesOf(ctx.instituteId);
  return isCountryValid(countryOf(mobileNumber), countries);
}
