import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, page, paged, text } from '../shapes.ts';
import { subjectNames } from './people.ts';
import { roleName } from './roles.ts';
import { loginReply } from './sign-in.ts';
import { newPassword } from './sign-up.ts';

/** Days for which the link of an invitation works. */
export const invitationDays = 7;
const token = text(100, 20);

const staffInvitation = z.object({
  invitationId: id,
  email: z.string(),
  name: z.string(),
  role: z.string(),
  status: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  sentAt: instant,
  expiresAt: instant,
  sentBy: z.string(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffInvitations = {
  listStaffInvitations: get('/api/staff-invitations', {
    summary: 'Who was invited, by whom, and whether they came',
    access: partner('people.read'),
    query: page.extend({ status: z.enum(['all', 'open', 'accepted', 'expired', 'withdrawn']).default('all') }),
    reply: paged(staffInvitation).extend({ can: z.object({ write: z.boolean() }) }),
  }),
  inviteStaff: post('/api/staff-invitations', {
    summary: 'Invites a teacher or other staff by e-mail; the link works once, for seven days',
    access: partner('people.write'),
    body: z.object({
      email: z.email().max(254),
      role: roleName,
      teaches: z.array(z.enum(subjectNames)).max(subjectNames.length).default([]),
    }),
    reply: staffInvitation,
    errors: ['EMAIL_TAKEN', 'ROLE_UNKNOWN', 'CAPABILITY_NOT_YOURS'],
  }),
  resendStaffInvitation: post('/api/staff-invitations/:invitationId/resend', {
    summary: 'Sends a new link; the older one stops to work',
    access: partner('people.write'),
    params: z.object({ invitationId: id }),
    reply: staffInvitation,
    errors: ['NOT_FOUND', 'INVITATION_INVALID', 'CAPABILITY_NOT_YOURS'],
  }),
  withdrawStaffInvitation: post('/api/staff-invitations/:invitationId/withdraw', {
    summary: 'Takes an invitation back: its link stops to work',
    access: partner('people.write'),
    params: z.object({ invitationId: id }),
    reply: staffInvitation,
    errors: ['NOT_FOUND', 'INVITATION_INVALID'],
  }),
  openStaffInvitation: post('/api/staff-invitations/open', {
    summary: 'What the link of an invitation is about',
    access: 'public',
    body: z.object({ token }),
    reply: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: z.string(),
      /** Of staff, or of a student. */
      audience: z.enum(['staff', 'student']),
      invitedBy: z.string(),
      expiresAt: instant,
    }),
    errors: ['INVITATION_INVALID', 'INVITATION_HAS_ACCOUNT', 'TOO_MANY_REQUESTS'],
  }),
  acceptStaffInvitation: post('/api/staff-invitations/accept', {
    summary: 'Takes name and password, and signs in; replies as a login does',
    access: 'public',
    body: z.object({
      token,
      firstName: text(60, 1),
      lastName: text(60),
      password: newPassword,
      tncAgreed: z.literal(true),
    }),
    reply: loginReply,
    errors: ['INVITATION_INVALID', 'INVITATION_HAS_ACCOUNT', 'PASSWORD_WEAK', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  }),
};
