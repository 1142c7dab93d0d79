import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { cached } from '../../../kernel/cached.ts';
import { fail } from '../../../kernel/errors.ts';

/** Seconds an access token lives (architecture: at once). */
export const ACCESS_TOKEN_SECONDS = 600;

export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly instituteId: number;
  /** Of the account and of its role, when the token was made. */
  readonly epoch: number;
  readonly roleEpoch: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs account, session and epochs; no capabilities. */
export function signAccessToken(secret: string, claims: Omit<AccessClaims, 'expiresAt'>, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, ins: claims.instituteId, ep: claims.epoch, rep: claims.roleEpoch })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(claims.accountId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret));
}

/** Reads a token: its signature is checked once, its expiry here and its revocation by the caller at every call. Refuses with the texts of spec §8. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<AccessClaims> {
  const claims = await checked(secret, token, now);
  if (claims.expiresAt <= now.getTime()) fail('ACCESS_TOKEN_EXPIRED');
  return claims;
}

const checked = cached({ max: 20_000, key: (_secret, token) => token, load: checkToken });

async function checkToken(secret: string, token: string, now: Date): Promise<AccessClaims> {
  if (token.split('.').length !== 3) fail('ACCESS_TOKEN_MALFORMED');
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now,
    });
    return {
      accountId: String(payload.sub),
      sessionId: String(payload['sid']),
      instituteId: Number(payload['ins']),
      epoch: Number(payload['ep']),
      roleEpoch: Number(payload['rep']),
      expiresAt: (payload.exp ?? 0) * 1000,
    };
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) fail('ACCESS_TOKEN_EXPIRED');
    if (error instanceof joseErrors.JWSInvalid || error instanceof joseErrors.JWTInvalid)
      fail('ACCESS_TOKEN_MALFORMED');
    return fail('ACCESS_TOKEN_INVALID');
  }
}
