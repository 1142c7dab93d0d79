import { catalogue } from '../catalogue.ts';

/** The texts are the specification’s, word for word (spec §8): other clients act on them, ours on the names. */
export const identityErrors = catalogue('identity', {
  INVALID_CREDENTIALS: [400, 1, 'Invalid username or password'],
  ACCOUNT_NOT_VERIFIED: [400, 2, 'Your account is not verified'],
  ACCOUNT_DISABLED: [400, 3, 'Your Account is disabled due to suspected misuse.'],
  ACCESS_TOKEN_EXPIRED: [401, 4, 'Access token expired'],
  REFRESH_TOKEN_EXPIRED: [400, 5, 'Invalid refresh token (expired)'],
  ACCESS_TOKEN_INVALID: [401, 6, 'Invalid access token'],
  ACCESS_TOKEN_MALFORMED: [401, 7, 'Cannot convert access token to JSON'],
  WRONG_CLIENT: [400, 8, 'Wrong client for this refresh token'],
  ACCESS_DENIED: [403, 9, 'Access is denied'],
  TERMS_REQUIRED: [400, 10, 'The terms have to be accepted'],
  INVALID_CLIENT: [401, 11, 'Client authentication failed'],
  UNSUPPORTED_GRANT: [400, 12, 'Unsupported grant type'],
  INVALID_REQUEST: [400, 13, 'The request lacks a required field'],
  CROSS_SITE: [403, 14, 'This call has to come from the institute’s own pages'],
});
/** These clear the session, at 400 and at 401 (spec §8). */
export const fatalErrorNames = [
  'REFRESH_TOKEN_EXPIRED',
  'ACCESS_TOKEN_INVALID',
  'ACCESS_TOKEN_MALFORMED',
  'WRONG_CLIENT',
] as const;
