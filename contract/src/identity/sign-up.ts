import { z } from 'zod';
import { allowed } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { loginReply } from './sign-in.ts';
import { passwordLength } from './constants.ts';

export const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
/** By text message, or by mail where none arrives. */
const channel = z.enum(['sms', 'mail']).default('sms');
const utm = z.string().trim().max(200).optional();

const codeSent = z.object({
  signUpId: id,
  /** The code that counts now; an older one is void. */
  otpId: id,
  /** Where it went, masked. */
  to: z.string(),
  resendInSeconds: whole,
  expiresInSeconds: whole,
});
export type CodeSent = z.infer<typeof codeSent>;

export const signUp = {
  signUp: post('/api/sign-up', {
    summary: 'Begins an account and sends a code; a known e-mail address answers as a new one, and its owner is told',
    access: allowed('signUp'),
    body: z.object({
      firstname: text(60, 1),
      lastname: text(60),
      email: z.email().max(254),
      countryCode: text(6, 1),
      mobileNumber: text(30, 4),
      password: newPassword,
      tncAgreed: z.boolean(),
      utmSource: utm,
      utmMedium: utm,
      utmCampaign: utm,
    }),
    reply: codeSent,
    errors: ['TERMS_REQUIRED', 'PASSWORD_WEAK', 'CONTACT_MOBILE_INVALID', 'OTP_TOO_SOON', 'OTP_LIMIT', 'CROSS_SITE'],
  }),
  resendSignUpCode: post('/api/sign-up/:signUpId/code', {
    summary: 'Sends the code again, by text message or by mail',
    access: allowed('signUp'),
    params: z.object({ signUpId: id }),
    body: z.object({ channel }),
    reply: codeSent,
    errors: ['SIGN_UP_GONE', 'OTP_TOO_SOON', 'OTP_LIMIT', 'CROSS_SITE'],
  }),
  verifySignUp: post('/api/sign-up/:signUpId/verify', {
    summary: 'Makes the account with the code that was sent, and signs in',
    access: allowed('signUp'),
    params: z.object({ signUpId: id }),
    body: z.object({ otpId: id, code: text(12, 1) }),
    reply: loginReply,
    errors: ['SIGN_UP_GONE', 'SIGN_UP_BY_MAIL', 'OTP_WRONG', 'OTP_EXPIRED', 'CROSS_SITE', 'STUDENT_LIMIT'],
  }),
  startVerification: post('/api/verification', {
    summary: 'Sends a code to somebody whose account is not verified yet; needs the password',
    access: 'public',
    body: z.object({ email: z.string().max(254), password: z.string().max(200), channel }),
    reply: codeSent.omit({ signUpId: true }),
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'OTP_TOO_SOON', 'OTP_LIMIT', 'CROSS_SITE'],
  }),
  confirmVerification: post('/api/verification/confirm', {
    summary: 'Verifies an account with the code that was sent; sign-in works from now on',
    access: 'public',
    body: z.object({ otpId: id, code: text(12, 1) }),
    reply: z.object({ verified: z.literal(true) }),
    errors: ['OTP_WRONG', 'OTP_EXPIRED', 'CROSS_SITE'],
  }),
  showCountryValidity: get('/api/country-validity', {
    summary: 'Whether the country of one’s mobile is among those that the institute takes people from (spec §4)',
    access: 'signedIn',
    reply: z.object({ valid: z.boolean(), country: z.string().nullable(), countries: z.array(z.string()) }),
  }),
};
