import { z } from 'zod';
import { type Access, partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';

/** What an invitation is worth, and when it is paid. Sums are whole paise of promo money. */
export const referralRules = z.object({
  /** For who invites, and for the friend. */
  referrerPaise: whole.min(0).max(1_000_000),
  friendPaise: whole.min(0).max(1_000_000),
  /** The friend's first order comes to at least so much. */
  leastPaise: whole.min(0).max(100_000_000),
  /** Both are paid so many days after that order, when it can be given back no more. */
  waitDays: whole.min(1).max(90),
  /** The promo money can be used for so many days. */
  promoDays: whole.min(1).max(730),
  /** Friends that one person is paid for. */
  mostEach: whole.min(1).max(1000),
});
export type ReferralRules = z.infer<typeof referralRules>;

/** `pending`: no order yet. `waiting`: ordered, and paid at `paysAt` unless the order is given back before. */
export const referralStates = ['pending', 'waiting', 'paid'] as const;
export type ReferralState = (typeof referralStates)[number];

const standing = z.object({
  referralId: id,
  state: z.enum(referralStates),
  acceptedAt: instant,
  /** When it is paid, or was. */
  paysAt: instant.nullable(),
  referrerPaise: whole,
});
/** The first name alone: who is invited did not agree to more. */
export const myReferral = standing.extend({ friend: z.string() });
export type MyReferral = z.infer<typeof myReferral>;
const person = z.object({ accountId: id, name: z.string(), email: z.string() });
export const referral = standing.extend({ referrer: person, friend: person, friendPaise: whole });
export type Referral = z.infer<typeof referral>;

const mine: Access = { area: 'student', can: 'courses.study', item: 'referAndEarn' };
const read = partner('sales.read');

export const referrals = {
  showMyReferrals: get('/api/referrals', {
    summary: 'One’s own invitation with its QR code, its rules, and who accepted it',
    access: mine,
    reply: z.object({
      url: z.string(),
      qr: z.string(),
      rules: referralRules,
      earnedPaise: whole,
      rows: z.array(myReferral),
    }),
  }),
  acceptReferral: post('/api/referrals/accept', {
    summary: 'Accepts the invitation of somebody; sent again it changes nothing',
    access: mine,
    body: z.object({ code: text(40, 1) }),
    reply: z.object({ referrer: z.string(), friendPaise: whole, leastPaise: whole, waitDays: whole }),
    errors: ['REFERRAL_UNKNOWN', 'REFERRAL_SELF', 'REFERRAL_TAKEN', 'REFERRAL_LATE', 'REFERRAL_CIRCLE'],
  }),
  listReferrals: get('/api/partner/referrals', {
    summary: 'Who invited whom, the newest first, and what was paid for it',
    access: read,
    query: page.extend({ search: text(100).default('') }),
    reply: paged(referral).extend({ paidPaise: whole }),
  }),
  showReferralRules: get('/api/partner/referrals/rules', {
    summary: 'What an invitation is worth, and when it is paid',
    access: read,
    reply: referralRules.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveReferralRules: put('/api/partner/referrals/rules', {
    summary: 'Changes what invitations are worth that are accepted from now on',
    access: partner('sales.write'),
    body: referralRules,
    reply: referralRules,
  }),
};
