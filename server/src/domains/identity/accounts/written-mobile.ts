import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import type { Mobile } from './read-mobile.ts';

type Country = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string;

/** Countries whose people the institute takes; the first is meant where a number says none. */
export async function countriesOf(ctx: Context): Promise<readonly string[]> {
  const { countries } = await rulesOf(ctx.instituteId);
  return countries.length === 0 ? ['IN'] : countries;
}

/** A number as an office writes it, with or without its country; undefined where it is none. Pure. */
export function mobileIn(written: string, countries: readonly string[]): Mobile | undefined {
  const parsed = parsePhoneNumberFromString(written, countries[0] as Country);
  return parsed?.isValid() ? { number: parsed.number, countryCode: parsed.countryCallingCode } : undefined;
}

/** The same of a form's field: empty is none, and CONTACT_MOBILE_INVALID stands beside the field. */
export async function mobileOfField(ctx: Context, written: string, path: string): Promise<Mobile | null> {
  if (written === '') return null;
  return (
    mobileIn(written, await countriesOf(ctx)) ??
    failFields('CONTACT_MOBILE_INVALID', [{ path, messageKey: 'errors.CONTACT_MOBILE_INVALID' }])
  );
}
