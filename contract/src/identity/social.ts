import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { loginReply } from './sign-in.ts';

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Longest address of an institute's page that may be named as the way home. */
const address = z.string().max(300);
/** SHA-256 of a nonce, as base64url. */
const nonceHash = z.string().regex(/^[\w-]{43}$/);

/** The form of spec §7. What it claims about e-mail, id and photo is ignored: only the verified token speaks. */
export const socialForm = z.object({
  socialMediaType: z.string().trim().toLowerCase().pipe(z.enum(socialProviders)),
  emailId: z.string().max(254).optional(),
  /** Google: the id token. Facebook: the access token. */
  idTokenString: z.string().min(1).max(8000),
  socialAccountId: z.string().max(200).optional(),
  socialPhotoUrl: z.string().max(2000).optional(),
  tncAgreed: z.string().max(10).optional(),
  utmSource: z.string().max(200).optional(),
  utmMedium: z.string().max(200).optional(),
  utmCampaign: z.string().max(200).optional(),
});
export type SocialForm = z.infer<typeof socialForm>;

const refusals = [
  'SOCIAL_TOKEN_INVALID',
  'SOCIAL_EMAIL_REQUIRED',
  'FACEBOOK_PERMISSION',
  'SOCIAL_NOT_OFFERED',
  'SOCIAL_NO_ACCOUNT',
  'SOCIAL_LINK_REFUSED',
  'SOCIAL_UNREACHABLE',
  'TERMS_REQUIRED',
  'ACCOUNT_NOT_VERIFIED',
  'ACCOUNT_DISABLED',
  'TOTP_REQUIRED',
  'TOTP_WRONG',
  'CROSS_SITE',
] as const;

export const social = {
  showSocialProviders: get('/api/social-login/providers', {
    summary: 'Which ways of social sign-in this institute offers',
    access: 'public',
    reply: z.object({ google: z.boolean(), facebook: z.boolean() }),
  }),
  startSocialLogin: post('/api/social-login/start', {
    summary: 'Sets the nonce cookie and answers with the address on the shared login domain where sign-in goes on',
    access: 'public',
    body: z.object({ provider: z.enum(socialProviders) }),
    reply: z.object({ address: z.string() }),
    errors: ['SOCIAL_NOT_OFFERED', 'CROSS_SITE'],
  }),
  socialLogin: post('/api/social-login', {
    summary: 'Signs in with a token of Google or Facebook; headers reqfrom=web and domain (spec §7)',
    access: 'public',
    form: true,
    body: socialForm.extend({ otp: z.string().max(40).optional() }),
    reply: loginReply,
    errors: refusals,
  }),
  showSharedLogin: get('/api/common-auth/login', {
    summary:
      'On the shared login domain: where the providers’ sign-in begins for the institute of the redirect address',
    access: 'public',
    query: z.object({ redirect: address, nonce: nonceHash }),
    reply: z.object({
      google: z.string().nullable(),
      facebook: z.string().nullable(),
      /** The institute’s own login. */
      back: z.string(),
    }),
    errors: ['REDIRECT_UNKNOWN'],
  }),
  sharedSocialLogin: post('/api/common-auth/social-login', {
    summary: 'On the shared login domain: the same form; answers with the address that brings the session home',
    access: 'public',
    form: true,
    query: z.object({ redirect: address, nonce: nonceHash }),
    body: socialForm,
    reply: z.object({ address: z.string() }),
    errors: [...refusals, 'REDIRECT_UNKNOWN'],
  }),
  loginByToken: post('/api/login-by-token', {
    summary:
      'Redeems a logintoken of the shared login domain, once, within 60 seconds, in the browser that asked for it',
    access: 'public',
    query: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ otp: z.string().max(40).optional() }),
    reply: loginReply,
    errors: ['LOGIN_TOKEN_INVALID', 'TOTP_REQUIRED', 'TOTP_WRONG', 'CROSS_SITE'],
  }),
  uploadSocialPicture: post('/api/social-profile-picture', {
    summary:
      'Fetches the picture that the provider named at sign-in and keeps it, re-encoded, as the profile picture; null: it named none',
    access: 'signedIn',
    reply: z.object({ photoUrl: z.string().nullable() }),
    errors: ['PICTURE_REFUSED', 'SOCIAL_UNREACHABLE'],
  }),
};
