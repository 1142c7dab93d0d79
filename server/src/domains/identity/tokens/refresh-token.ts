import { createHmac, randomBytes } from 'node:crypto';

/** Days a session lives without use. */
export const REFRESH_DAYS = 30;
/** While its successor is unused, a token may come again for so long and gets the same successor: two tabs that renew at once. */
export const REPEAT_MS = 30_000;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** Only this is stored. */
export const hashRefreshToken = (secret: string, token: string): Buffer =>
  createHmac('sha256', secret).update(`hash\n${token}`).digest();

/** The one token that may follow; derived, because a stored token could be stolen. */
export const successorOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`next\n${token}`).digest('base64url');
