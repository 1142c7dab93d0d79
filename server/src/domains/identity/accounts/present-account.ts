import type { AccountInformation } from '@abhyas/contract/identity/sign-in';
import type { Context } from '../../../kernel/context.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import type { AccountRow } from './accounts.store.ts';
import { learnerFieldsOf } from './ports.ts';
import { photos } from './ports.ts';

/** The current user in the form of spec §3. */
export async function presentAccount(ctx: Context, account: AccountRow): Promise<AccountInformation> {
  const institute = (await listAllInstitutes()).find(({ id }) => id === ctx.instituteId);
  return {
    email: account.email,
    firstname: account.first_name,
    lastname: account.last_name,
    mobilenumber: account.mobile_number,
    countrycode: account.country_code,
    mobileverified: account.mobile_verified as 'y' | 'n' | null,
    ...(await learnerFieldsOf(ctx, account.id)),
    accountid: account.id,
    photoUrl: await photoOf(ctx, account.photo_media_id),
    profilePictureUploadDone: account.photo_media_id !== null,
    instituteId: ctx.instituteId,
    subdomain: institute?.subdomain ?? '',
  };
}

async function photoOf(ctx: Context, mediaId: string | null): Promise<string | null> {
  return mediaId === null ? null : ((await photos().addresses(ctx, [mediaId])).get(mediaId) ?? null);
}
