import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { countryOf, isCountryValid } from '../access/country-validity.ts';

/** Spec §4: the country check. The mobile's country is in the institute's list; an empty list takes all, an unknown mobile is no objection. */
export async function showCountryValidity(ctx: Context): Promise<Answer<typeof api.identity.showCountryValidity>> {
  const account = (await findAccount(ctx, actorOf(ctx).accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  const { countries } = await rulesOf(ctx.instituteId);
  const country = countryOf(account.mobile_number);
  return { valid: isCountryValid(country, countries), country, countries: [...countries] };
}
