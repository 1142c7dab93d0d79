import { z } from 'zod';
import { post } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { loginReply } from './sign-in.ts';

const loginCode = z.object({
  /** The code that counts now; an older one is void. */
  otpId: id,
  /** Where it went, masked. */
  to: z.string(),
  resendInSeconds: whole,
  expiresInSeconds: whole,
});
export type LoginCode = z.infer<typeof loginCode>;

export const mobileLogin = {
  sendLoginCode: post('/api/login-code', {
    summary: 'Sends a code to the mobile of a student or guardian; a number that nobody here has is answered alike',
    access: 'public',
    body: z.strictObject({ countryCode: text(6, 1), mobileNumber: text(30, 4) }),
    reply: loginCode,
    errors: ['CONTACT_MOBILE_INVALID', 'OTP_TOO_SOON', 'OTP_LIMIT', 'CROSS_SITE'],
  }),
  loginByCode: post('/api/login-code/:otpId', {
    summary:
      'Signs in with the code; names the people where several have the number, to be sent again with one of them',
    access: 'public',
    params: z.object({ otpId: id }),
    body: z.strictObject({
      code: text(12, 1),
      /** One of those who share the number. */
      accountId: id.optional(),
      /** Asked for where the terms are new to this person. */
      tncAgreed: z.boolean().optional(),
      /** Code of the second factor, where the account has one. */
      otp: text(40).optional(),
    }),
    reply: loginReply,
    errors: [
      'OTP_WRONG',
      'OTP_EXPIRED',
      'MOBILE_SHARED',
      'TERMS_REQUIRED',
      'TOTP_REQUIRED',
      'TOTP_WRONG',
      'CROSS_SITE',
    ],
  }),
};
