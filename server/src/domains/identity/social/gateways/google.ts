import { createRemoteJWKSet, errors as joseErrors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SocialConfig } from '../../../../config.ts';
import { fail } from '../../../../kernel/errors.ts';
import { PATIENCE_MS, type SocialIdentity, textOf } from './social-identity.ts';

/** The provider's keys, kept by jose and fetched anew when a token names one that is not among them. */
const keysByUrl = new Map<string, JWTVerifyGetKey>();

/** Keys of an issuer in this process: they need not be fetched. */
export function provideKeys(url: string, keys: JWTVerifyGetKey): void {
  keysByUrl.set(url, keys);
}

function keysAt(url: string): JWTVerifyGetKey {
  let keys = keysByUrl.get(url);
  if (!keys) {
    keys = createRemoteJWKSet(new URL(url), { timeoutDuration: PATIENCE_MS, cooldownDuration: 1000 });
    keysByUrl.set(url, keys);
  }
  return keys;
}

/**
 * Who a Google id token speaks of: signature by the provider's keys, issuer, audience (the client id), expiry. SOCIAL_TOKEN_INVALID
 * otherwise; SOCIAL_UNREACHABLE where the keys cannot be had. Source: OpenID Connect Core, 3.1.3.7.
 */
export async function verifyGoogleToken(
  { issuer, keysUrl }: SocialConfig['google'],
  token: string,
  audience: string,
  now: Date,
): Promise<SocialIdentity> {
  const payload = await verify(keysUrl, token, {
    // Google signs with its name in either form.
    issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
    audience,
    algorithms: ['RS256', 'ES256'],
    currentDate: now,
    clockTolerance: 5,
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  if (payload['azp'] !== undefined && payload['azp'] !== audience) fail('SOCIAL_TOKEN_INVALID');
  return {
    provider: 'google',
    subject: textOf(payload.sub, 255) || fail('SOCIAL_TOKEN_INVALID'),
    email: textOf(payload['email'], 254).toLowerCase(),
    emailVerified: payload['email_verified'] === true || payload['email_verified'] === 'true',
    firstName: textOf(payload['given_name']) || textOf(payload['name']),
    lastName: textOf(payload['family_name']),
    pictureUrl: textOf(payload['picture'], 2000),
    nonce: textOf(payload['nonce'], 200) || undefined,
  };
}

async function verify(keysUrl: string, token: string, options: Parameters<typeof jwtVerify>[2]): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keysAt(keysUrl), options)).payload;
  } catch (error) {
    const isOurs = error instanceof joseErrors.JWKSTimeout || !(error instanceof joseErrors.JOSEError);
    return fail(isOurs || isUnreadable(error) ? 'SOCIAL_UNREACHABLE' : 'SOCIAL_TOKEN_INVALID');
  }
}

/** The answer of the keys' address was no key set: jose says so with its plainest error. */
const isUnreadable = (error: unknown) =>
  error instanceof joseErrors.JOSEError && error.constructor === joseErrors.JOSEError;
