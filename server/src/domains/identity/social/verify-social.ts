import type { SocialForm } from '@abhyas/contract/identity/social';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { settingsOf, socialKeysOf } from '../../tenancy/index.ts';
import { verifyFacebookToken } from './gateways/facebook.ts';
import { verifyGoogleToken } from './gateways/google.ts';
import type { SocialIdentity } from './gateways/social-identity.ts';
import { checkSocialLimit, countRefusedToken } from './social-limits.ts';

export interface OfferedKeys {
  readonly google: string | undefined;
  readonly facebook: { readonly appId: string; readonly secret: string } | undefined;
}

/** The keys of the ways that an institute offers: its own, else the provider's; Facebook only where its item is allowed (spec §3). */
export async function offeredKeys(instituteId: number): Promise<OfferedKeys> {
  const [keys, settings] = await Promise.all([socialKeysOf(instituteId), settingsOf(instituteId)]);
  const hasFacebook = settings?.uientity.allowedItems.includes('facebookLogin') ?? false;
  return { google: keys.google, facebook: hasFacebook ? keys.facebook : undefined };
}

/** Who signs in, by the provider's word; what the form claims about e-mail and id is not even read. */
export async function verifySocial(ctx: Context, form: SocialForm): Promise<SocialIdentity> {
  if (form.tncAgreed !== 'true') fail('TERMS_REQUIRED'); // spec §5, as for every sign-in
  await checkSocialLimit(ctx);
  try {
    const identity = await ask(ctx, form);
    return identity.email ? identity : fail('SOCIAL_EMAIL_REQUIRED');
  } catch (error) {
    await countRefusedToken(ctx, error);
    throw error;
  }
}

async function ask(ctx: Context, { socialMediaType, idTokenString }: SocialForm): Promise<SocialIdentity> {
  const { google, facebook } = await offeredKeys(ctx.instituteId);
  const { social } = runtime().config;
  if (socialMediaType === 'google') {
    return verifyGoogleToken(social.google, idTokenString, google ?? fail('SOCIAL_NOT_OFFERED'), ctx.clock.now());
  }
  return verifyFacebookToken(social.facebook.graphUrl, facebook ?? fail('SOCIAL_NOT_OFFERED'), idTokenString);
}
