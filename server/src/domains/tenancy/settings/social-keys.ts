import { seal, unseal } from '../../../kernel/seal.ts';
import { listAllInstitutes } from '../hosts/institute-of-host.ts';
import { rowOf } from './settings-cache.ts';

/** Purpose under which an institute's Facebook app secret is sealed. */
const FACEBOOK_SECRET = 'facebook_secret';

export interface SocialKeys {
  /** OAuth client id; undefined where there is none. */
  readonly google: string | undefined;
  readonly facebook: { readonly appId: string; readonly secret: string } | undefined;
}

/** The keys for social sign-in at an institute: its own, else the provider's. */
export async function socialKeysOf(instituteId: number): Promise<SocialKeys> {
  const provider = (await listAllInstitutes()).find(({ kind }) => kind === 'provider');
  const own = await keysOf(instituteId);
  const shared = provider && provider.id !== instituteId ? await keysOf(provider.id) : undefined;
  return { google: own.google ?? shared?.google, facebook: own.facebook ?? shared?.facebook };
}

async function keysOf(instituteId: number): Promise<SocialKeys> {
  const row = await rowOf(instituteId);
  const { google_key: google = '', facebook_key: appId = '', facebook_secret_sealed: sealed = '' } = row ?? {};
  return {
    google: google || undefined,
    facebook: appId && sealed ? { appId, secret: unseal(sealed, FACEBOOK_SECRET) } : undefined,
  };
}

/** Facebook's secret for storage. Undefined: it was not sent and stays; empty: it is taken away. */
export function sealSecret(given: string | undefined): { readonly facebookSecret?: string } {
  if (given === undefined) return {};
  return { facebookSecret: given === '' ? '' : seal(given, FACEBOOK_SECRET) };
}
