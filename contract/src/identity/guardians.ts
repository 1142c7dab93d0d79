import { z } from 'zod';
import { student } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { newPassword } from './sign-up.ts';

/** What a guardian may agree to, each by itself. */
export const consentPurposes = ['learning_records', 'communications', 'marketing', 'photos', 'public_results'] as const;
export const consentPurpose = z.enum(consentPurposes);
export type ConsentPurpose = z.infer<typeof consentPurpose>;
export const relations = ['mother', 'father', 'guardian'] as const;
const relation = z.enum(relations);

const decisions = z.record(consentPurpose, z.boolean());
export const consentState = z.object({
  purpose: consentPurpose,
  granted: z.boolean(),
  /** When it was last given or taken back; null where it was never asked. */
  at: instant.nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

export const guardianLink = z.object({
  linkId: id,
  name: z.string(),
  relation,
  /** Masked: `r•••@example.com`. */
  sentTo: z.string(),
  state: z.enum(['invited', 'expired', 'active']),
  invitedAt: instant,
  acceptedAt: instant.nullable(),
});
export type GuardianLink = z.infer<typeof guardianLink>;

/** What was agreed to or taken back at one time; kept for ever and never changed. */
export const consentReceipt = z.object({
  receiptId: id,
  at: instant,
  institute: z.string(),
  student: z.string(),
  givenBy: z.string(),
  relation: relation.nullable(),
  /** Version of the privacy policy that was shown; 0: the product’s own text. */
  policyVersion: whole,
  provenBy: z.enum(['code', 'session']),
  decisions: z.array(z.object({ purpose: consentPurpose, granted: z.boolean() })),
});
export type ConsentReceipt = z.infer<typeof consentReceipt>;

const token = z.string().min(20).max(100);
const tokenOnly = z.object({ token });
export const guardianChild = z.object({
  childId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  relation,
});
export type GuardianChild = z.infer<typeof guardianChild>;

export const guardians = {
  listGuardians: get('/api/guardians', {
    summary: 'Who answers for me, and who was asked to',
    access: student(),
    reply: z.object({ rows: z.array(guardianLink), consents: z.array(consentState) }),
  }),
  inviteGuardian: post('/api/guardians', {
    summary: 'Sends a guardian the link under which they prove who they are and consent',
    access: student(),
    body: z.object({
      name: text(120, 2),
      relation,
      contact: z.discriminatedUnion('channel', [
        z.object({ channel: z.literal('mail'), email: z.email().max(254) }),
        z.object({ channel: z.literal('sms'), countryCode: text(6, 1), mobileNumber: text(30, 4) }),
      ]),
    }),
    reply: guardianLink,
    errors: ['GUARDIAN_IS_SELF', 'GUARDIAN_LIMIT', 'CONTACT_MOBILE_INVALID'],
  }),
  withdrawGuardian: del('/api/guardians/:linkId', {
    summary: 'Takes an invitation back that nobody has followed yet',
    access: student(),
    params: z.object({ linkId: id }),
    reply: z.object({ withdrawn: z.literal(true) }),
    errors: ['NOT_FOUND', 'GUARDIAN_ACTIVE'],
  }),
  openInvitation: post('/api/guardian-invitations/open', {
    summary: 'What the link of an invitation is about',
    access: 'public',
    body: tokenOnly,
    reply: z.object({
      child: z.string(),
      name: z.string(),
      relation,
      channel: z.enum(['mail', 'sms']),
      sentTo: z.string(),
      policyVersion: whole,
      /** An account is there already: no password is asked. */
      known: z.boolean(),
    }),
    errors: ['INVITATION_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  sendInvitationCode: post('/api/guardian-invitations/code', {
    summary: 'Sends the code that proves the guardian’s address',
    access: 'public',
    body: tokenOnly,
    reply: z.object({ id, resendInSeconds: whole, expiresInSeconds: whole }),
    errors: ['INVITATION_INVALID', 'OTP_TOO_SOON', 'OTP_LIMIT', 'TOO_MANY_REQUESTS'],
  }),
  acceptInvitation: post('/api/guardian-invitations/accept', {
    summary: 'Proves the address, keeps the consents and opens the guardian’s account',
    access: 'public',
    body: z.object({
      token,
      otpId: id,
      code: text(12, 1),
      /** Where the invitation went to a mobile: the address to sign in with. */
      email: z.email().max(254).optional(),
      /** Not asked where the guardian has an account already. */
      password: newPassword.optional(),
      tncAgreed: z.literal(true),
      consents: decisions,
      /** What was shown; another one stands by now: CONFLICT. */
      policyVersion: whole,
    }),
    reply: z.object({ receiptId: id, email: z.string(), known: z.boolean() }),
    errors: [
      'INVITATION_INVALID',
      'OTP_WRONG',
      'OTP_EXPIRED',
      'GUARDIAN_EMAIL_OTHER',
      'CONSENT_NEEDED',
      'PASSWORD_WEAK',
      'CONFLICT',
    ],
  }),
  listChildren: get('/api/guardian/children', {
    summary: 'The children that the signed-in guardian answers for',
    access: student('guardian'),
    reply: z.array(guardianChild),
  }),
  showConsents: get('/api/guardian/children/:childId/consents', {
    summary: 'What stands for one child, and every receipt',
    access: student('guardian'),
    params: z.object({ childId: id }),
    reply: z.object({ child: guardianChild, consents: z.array(consentState), receipts: z.array(consentReceipt) }),
    errors: ['NOT_FOUND'],
  }),
  saveConsents: post('/api/guardian/children/:childId/consents', {
    summary: 'Gives or takes back consent, purpose by purpose; each change has its receipt',
    access: student('guardian'),
    params: z.object({ childId: id }),
    body: z.object({ consents: decisions }),
    reply: z.object({ receiptId: id.nullable(), consents: z.array(consentState) }),
    errors: ['NOT_FOUND'],
  }),
};
