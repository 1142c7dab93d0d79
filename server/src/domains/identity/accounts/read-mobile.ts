import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';

export interface Mobile {
  /** E.164, e.g. `+919812345678`. */
  readonly number: string;
  /** Calling code without the plus. */
  readonly countryCode: string;
}

/** A number as people write it, of a country that the institute takes people from; CONTACT_MOBILE_INVALID at `path` otherwise. */
export async function readMobile(
  ctx: Context,
  { countryCode, mobileNumber }: { readonly countryCode: string; readonly mobileNumber: string },
  path: string,
): Promise<Mobile> {
  const calling = countryCode.replaceAll(/\D/g, '');
  const written = mobileNumber.startsWith('+') ? mobileNumber : `+${calling}${mobileNumber.replace(/^0+/, '')}`;
  const parsed = parsePhoneNumberFromString(written);
  const { countries } = await rulesOf(ctx.instituteId);
  const isFrom = countries.length === 0 || (parsed?.country !== undefined && countries.includes(parsed.country));
  if (!parsed?.isValid() || parsed.countryCallingCode !== calling || !isFrom)
    return failFields('CONTACT_MOBILE_INVALID', [{ path, messageKey: 'errors.CONTACT_MOBILE_INVALID' }]);
  return { number: parsed.number, countryCode: calling };
}
