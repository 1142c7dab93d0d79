import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { whole } from '../shapes.ts';

const otp = z.string().trim().min(1).max(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = {
  showSecondFactor: get('/api/second-factor', {
    summary: 'Whether signing in asks for a code of an authenticator app, and whether the institute demands it',
    access: 'signedIn',
    reply: z.object({
      on: z.boolean(),
      required: z.boolean(),
      recoveryCodesLeft: whole,
      /** Starting asks for the password; an account without one has signed in elsewhere. */
      asksPassword: z.boolean(),
    }),
    errors: ['FORBIDDEN'],
  }),
  startSecondFactor: post('/api/second-factor/start', {
    summary: 'A new secret for an authenticator app, as QR code, as link and in letters; it counts once confirmed',
    access: 'signedIn',
    body: z.object({ password: z.string().max(200).default('') }),
    reply: z.object({ secret: z.string(), link: z.string(), qr: z.string() }),
    errors: ['FORBIDDEN', 'INVALID_CREDENTIALS', 'SECOND_FACTOR_ON', 'TOO_MANY_REQUESTS'],
  }),
  confirmSecondFactor: post('/api/second-factor/confirm', {
    summary: 'Turns the second factor on with a first code; answers with the recovery codes, once',
    access: 'signedIn',
    body: z.object({ otp }),
    reply: recoveryCodes,
    errors: ['FORBIDDEN', 'TOTP_WRONG', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  renewRecoveryCodes: post('/api/second-factor/recovery-codes', {
    summary: 'Ten new recovery codes; the old ones are void',
    access: 'signedIn',
    body: z.object({ otp }),
    reply: recoveryCodes,
    errors: ['FORBIDDEN', 'TOTP_WRONG', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  removeSecondFactor: post('/api/second-factor/remove', {
    summary: 'Turns the second factor off, where the institute does not demand it',
    access: 'signedIn',
    body: z.object({ otp }),
    reply: z.object({ removed: z.literal(true) }),
    errors: ['FORBIDDEN', 'TOTP_WRONG', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_NEEDED', 'TOO_MANY_REQUESTS'],
  }),
};
