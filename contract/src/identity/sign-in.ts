import { z } from 'zod';
import { capabilities } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instituteKey, whole } from '../shapes.ts';
import { acting } from './employees.ts';
import { viewing } from './impersonation.ts';

/** Spec §6. */
export const roleCodes = { provider_partner: 1, institute_partner: 2, student: 3 } as const;
const yesNo = z.enum(['y', 'n']).nullable();

/** Spec §3: the current user. */
export const accountInformation = z.object({
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  mobilenumber: z.string().nullable(),
  countrycode: z.string().nullable(),
  mobileverified: yesNo,
  quizCategory: yesNo,
  studentStandard: yesNo,
  studentStandardId: whole.nullable(),
  targetYear: yesNo,
  targetYearDetail: whole.nullable(),
  accountid: id,
  photoUrl: z.string().nullable(),
  profilePictureUploadDone: z.boolean(),
  instituteId: instituteKey,
  subdomain: z.string(),
});
export type AccountInformation = z.infer<typeof accountInformation>;

export const loginReply = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: whole,
  /** Absent for client `web`, which gets it as a cookie. */
  refresh_token: z.string().optional(),
  account_information: accountInformation,
  role: whole,
  subpartner_information: z.object({ type: whole, name: z.string() }).nullable(),
  instituteId: instituteKey,
});
export type LoginReply = z.infer<typeof loginReply>;

export const me = z.object({
  account: accountInformation,
  role: whole,
  capabilities: z.array(z.enum(capabilities)),
  /** Verified, as spec §4 says. */
  verified: z.boolean(),
  /** Account of the provider’s institute whose verified e-mail has exactly the provider’s domain. */
  employee: z.boolean(),
  /** Where an employee of the provider works at this moment, under a switch. */
  acting: acting.optional(),
  /** Somebody of staff looks at this student’s pages; nothing can be changed. */
  viewing: viewing.optional(),
  /** The institute demands a second factor of its staff, and this account has none yet: only setting it up is open. */
  needsSecondFactor: z.boolean().optional(),
  /** Under eighteen, and no guardian has agreed: only the own account and asking a guardian are open. */
  needsConsent: z.boolean().optional(),
});
export type Me = z.infer<typeof me>;

export const signIn = {
  token: post('/api/oauth/token', {
    summary: 'Signs in (grant_type=password) or renews a session (grant_type=refresh_token); RFC 6749 replies',
    access: 'public',
    form: true,
    raw: true,
    body: z.object({
      grant_type: z.string().max(40).optional(),
      username: z.string().max(254).optional(),
      password: z.string().max(200).optional(),
      tncAgreed: z.string().max(10).optional(),
      /** Code of the authenticator app, or a recovery code, where the account has a second factor. */
      otp: z.string().max(40).optional(),
      refresh_token: z.string().max(400).optional(),
      scope: z.string().max(200).optional(),
      client_id: z.string().max(80).optional(),
      client_secret: z.string().max(200).optional(),
    }),
    reply: loginReply,
  }),
  logout: post('/api/logout', {
    summary: 'Ends the session and clears its cookie; safe to repeat',
    access: 'public',
    reply: z.object({ signedOut: z.literal(true) }),
    errors: ['CROSS_SITE'],
  }),
  showMe: get('/api/me', {
    summary: 'Who is signed in and what they may do',
    access: 'signedIn',
    reply: me,
  }),
};
