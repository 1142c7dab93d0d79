import { z } from 'zod';
import { del, get, post, put } from '../endpoint.ts';
import { text, whole } from '../shapes.ts';
import { instituteSizes } from './constants.ts';
import { newPassword } from '../identity/sign-up.ts';

const channel = z.enum(['mail', 'sms']);
export type CodeChannel = z.infer<typeof channel>;

const instituteAnswers = z.object({
  kind: z.enum(['institute', 'publisher']),
  name: text(80, 2),
  examIds: z.array(whole).max(20),
  size: z.enum(instituteSizes),
});
export type InstituteAnswers = z.infer<typeof instituteAnswers>;

/** Where one browser's registration stands: it goes on at the first part that is missing. */
export const registration = z.object({
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    countryCode: z.string(),
    mobileNumber: z.string(),
  }),
  proven: z.object({ mail: z.boolean(), sms: z.boolean() }),
  institute: instituteAnswers.nullable(),
  /** The institute that was founded: its own address. */
  founded: z.object({ name: z.string(), host: z.string(), origin: z.string() }).nullable(),
});
export type Registration = z.infer<typeof registration>;

const subdomainState = z.enum(['free', 'taken', 'reserved', 'offensive', 'malformed']);
export type SubdomainState = z.infer<typeof subdomainState>;
export const subdomainAnswer = z.object({
  name: z.string(),
  state: subdomainState,
  /** Free ones beside it, where it is not to be had. */
  suggestions: z.array(z.string()),
});
export type SubdomainAnswer = z.infer<typeof subdomainAnswer>;

const codeSent = z.object({ resendInSeconds: whole, expiresInSeconds: whole });
const otpRefusals = ['OTP_TOO_SOON', 'OTP_LIMIT'] as const;
const here = ['NOT_HERE', 'TOO_MANY_REQUESTS'] as const;
/** SHA-256 of a nonce, as base64url. */
const nonceHash = z.string().regex(/^[\w-]{43}$/);
const hostName = z.string().max(253);

export const registrations = {
  showRegistration: get('/api/registration', {
    summary: 'The registration that this browser began, and the suffixes of the provider’s domains',
    access: 'public',
    reply: z.object({ roots: z.array(z.string()), registration: registration.nullable() }),
  }),
  startRegistration: post('/api/registration', {
    summary: 'Step 1: who opens an institute; sends a code by mail and one by text message',
    access: 'public',
    body: z.object({
      firstName: text(60, 1),
      lastName: text(60),
      email: z.email().max(254),
      countryCode: z.string().regex(/^\+?\d{1,4}$/),
      mobileNumber: text(24, 4),
      /** Absent: the one that was given before stays. */
      password: newPassword.optional(),
      tncAgreed: z.literal(true),
    }),
    reply: registration,
    errors: [...here, ...otpRefusals, 'CROSS_SITE', 'CONTACT_MOBILE_INVALID', 'PASSWORD_WEAK', 'REGISTRATION_FOUNDED'],
  }),
  sendRegistrationCode: post('/api/registration/codes', {
    summary: 'Sends one of the two codes again',
    access: 'public',
    body: z.object({ channel }),
    reply: codeSent,
    errors: [...here, ...otpRefusals, 'REGISTRATION_GONE', 'REGISTRATION_FOUNDED'],
  }),
  proveRegistration: post('/api/registration/codes/verify', {
    summary: 'Proves the e-mail address or the mobile number; when both are proven a mail brings the link to go on',
    access: 'public',
    body: z.object({ channel, code: z.string().regex(/^\d{6}$/) }),
    reply: registration,
    errors: [...here, 'OTP_WRONG', 'OTP_EXPIRED', 'REGISTRATION_GONE', 'REGISTRATION_FOUNDED'],
  }),
  resumeRegistration: post('/api/registration/resume', {
    summary: 'Goes on on this device with the key of the mailed link',
    access: 'public',
    body: z.object({ key: z.string().min(20).max(100) }),
    reply: registration,
    errors: [...here, 'CROSS_SITE', 'REGISTRATION_GONE'],
  }),
  leaveRegistration: del('/api/registration', {
    summary: 'Lets this browser start anew; an institute that was founded stays',
    access: 'public',
    reply: z.object({ left: z.boolean() }),
    errors: here,
  }),
  saveRegistrationInstitute: put('/api/registration/institute', {
    summary: 'Step 2: institute or publisher, name, exams, size',
    access: 'public',
    body: instituteAnswers,
    reply: registration,
    errors: [...here, 'REGISTRATION_GONE', 'REGISTRATION_NOT_PROVEN', 'REGISTRATION_FOUNDED'],
  }),
  checkSubdomain: get('/api/registration/subdomain', {
    summary: 'Whether an address can be had, as one types it; three that can be where it cannot',
    access: 'public',
    query: z.object({ name: z.string().trim().toLowerCase().max(80), of: z.string().max(80).default('') }),
    reply: subdomainAnswer,
    errors: here,
  }),
  foundInstitute: post('/api/registration/address', {
    summary: 'Step 3: the institute exists and answers at its address from here on; safe to repeat',
    access: 'public',
    body: z.object({ subdomain: z.string().trim().toLowerCase().max(80), root: hostName }),
    reply: registration,
    errors: [
      ...here,
      'REGISTRATION_GONE',
      'REGISTRATION_NOT_PROVEN',
      'REGISTRATION_INCOMPLETE',
      'SUBDOMAIN_TAKEN',
      'SUBDOMAIN_REFUSED',
    ],
  }),
  arriveAtInstitute: post('/api/registration/arrival', {
    summary: 'At the new institute: readies this browser for its owner’s session; answers where to fetch it',
    access: 'public',
    body: z.object({ from: hostName }),
    reply: z.object({ address: z.string() }),
    errors: ['CROSS_SITE', 'REDIRECT_UNKNOWN'],
  }),
  handOver: post('/api/registration/hand-over', {
    summary:
      'At the provider: a logintoken of 60 seconds for the owner, bound to the new institute and to this browser',
    access: 'public',
    body: z.object({ nonce: nonceHash }),
    reply: z.object({ address: z.string() }),
    errors: [...here, 'CROSS_SITE', 'REGISTRATION_GONE', 'REGISTRATION_INCOMPLETE'],
  }),
};
