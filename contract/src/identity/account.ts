import { z } from 'zod';
import { del, get, post, upload } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';

export const photoLimits = { maxBytes: 5_000_000 } as const;
/** The parts of a mobile number as one writes it: calling code such as 91, and the number. */
const mobile = { countryCode: text(6, 1), mobileNumber: text(30, 4) };

export const account = {
  showAccount: get('/api/account', {
    summary: 'How the signed-in person is reached and signs in',
    access: 'signedIn',
    reply: z.object({
      email: z.string(),
      emailVerified: z.boolean(),
      mobileNumber: z.string().nullable(),
      countryCode: z.string().nullable(),
      mobileVerified: z.boolean(),
      /** False: signs in with another service only. */
      hasPassword: z.boolean(),
      birthDate: z.string().nullable(),
      /** Under eighteen by the day of birth; null where that is not known. */
      minor: z.boolean().nullable(),
    }),
  }),
  uploadPhoto: upload('/api/profile-photo', {
    summary: 'Keeps a picture (by content, re-encoded) as one’s profile picture',
    access: 'signedIn',
    upload: { maxBytes: photoLimits.maxBytes },
    reply: z.object({ photoUrl: z.string() }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'CONSENT_MISSING'],
  }),
  removePhoto: del('/api/profile-photo', {
    summary: 'Removes one’s profile picture',
    access: 'signedIn',
    reply: z.object({ removed: z.literal(true) }),
  }),
  changeContact: post('/api/account/contact', {
    summary: 'Sends a code to a new e-mail address or mobile number; nothing changes before it is confirmed',
    access: 'signedIn',
    body: z.discriminatedUnion('channel', [
      z.object({ channel: z.literal('mail'), email: z.email().max(254), password: z.string().max(200).default('') }),
      z.object({ channel: z.literal('sms'), ...mobile, password: z.string().max(200).default('') }),
    ]),
    reply: z.object({ id, to: z.string(), resendInSeconds: whole, expiresInSeconds: whole }),
    errors: [
      'INVALID_CREDENTIALS',
      'CONTACT_MOBILE_INVALID',
      'CONTACT_SAME',
      'OTP_TOO_SOON',
      'OTP_LIMIT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  confirmContact: post('/api/account/contact/confirm', {
    summary: 'Takes the new address or number over with the code that was sent there; the old one is told',
    access: 'signedIn',
    body: z.object({ id, code: text(12, 1) }),
    reply: z.object({ channel: z.enum(['mail', 'sms']), to: z.string() }),
    errors: ['OTP_WRONG', 'OTP_EXPIRED', 'EMAIL_TAKEN'],
  }),
};
