import type { SocialProvider } from '@abhyas/contract/identity/social';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isLoginHost, type KnownAddress, knownAddress, loginHostFor } from '../../tenancy/index.ts';
import { offeredKeys } from './verify-social.ts';

/** Path of the shared login domain; the providers send people back to it. */
export const PATH = '/shared-login';

/** The address on the shared login domain where sign-in at this institute goes on. `calledAt`: scheme, host and port of the call. */
export async function sharedLoginAddress(
  ctx: Context,
  { provider, nonceHash, calledAt }: { provider: SocialProvider; nonceHash: string; calledAt: string },
): Promise<string> {
  if (!(await offeredKeys(ctx.instituteId))[provider]) fail('SOCIAL_NOT_OFFERED');
  const here = new URL(calledAt);
  const loginHost = loginHostFor(here.hostname) ?? fail('SOCIAL_NOT_OFFERED');
  const address = new URL(PATH, here);
  address.hostname = loginHost;
  address.search = new URLSearchParams({ redirect: `${here.origin}/login`, nonce: nonceHash, provider }).toString();
  return address.href;
}

/**
 * The institute's own address that a redirect parameter names. REDIRECT_UNKNOWN for every other one, for an institute other than that of
 * the call, and for a call that does not come to the shared login domain.
 */
export async function homeOf(ctx: Context, redirect: string, calledAt: string): Promise<KnownAddress> {
  const known = isLoginHost(ctx.origin.host) ? await knownAddress(redirect, calledAt) : undefined;
  return known?.institute.id === ctx.instituteId ? known : fail('REDIRECT_UNKNOWN');
}
