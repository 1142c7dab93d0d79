import { createHash, randomBytes } from 'node:crypto';

/** Seconds within which a token opens its line. */
export const ROOM_TOKEN_SECONDS = 60;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A token that opens one line of a visit: `<institute>.<visit>.<secret>`. Only the hash of the secret is stored. */
export function makeRoomToken(instituteId: number, visitId: string): { readonly token: string; readonly hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${instituteId}.${visitId}.${secret}`, hash: hashOf(secret) };
}

/** The visit and the hash that a token speaks of; undefined for anything that is no token of this institute. */
export function readRoomToken(instituteId: number, token: string): { visitId: string; hash: Buffer } | undefined {
  const [institute, visitId = '', secret = ''] = token.split('.');
  if (institute !== String(instituteId) || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(visitId))
    return undefined;
  return { visitId, hash: hashOf(secret) };
}
