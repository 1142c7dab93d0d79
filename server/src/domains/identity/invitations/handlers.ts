import type { staffInvitations } from '@abhyas/contract/identity/staff-invitations';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { setSessionCookies } from '../sessions/cookies.ts';
import { acceptStaffInvitation, openStaffInvitation } from './accept-invitation.ts';
import {
  inviteStaff,
  listStaffInvitations,
  resendStaffInvitation,
  withdrawStaffInvitation,
} from './manage-invitations.ts';

export const invitationHandlers: Handlers<typeof staffInvitations> = {
  listStaffInvitations,
  inviteStaff: (ctx, input, { request }) => inviteStaff(ctx, input, addressOf(request)),
  resendStaffInvitation: (ctx, input, { request }) => resendStaffInvitation(ctx, input, addressOf(request)),
  withdrawStaffInvitation,
  openStaffInvitation,
  acceptStaffInvitation: async (ctx, { body }, { request, reply }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    const session = await acceptStaffInvitation(ctx, body);
    reply.header('cache-control', 'no-store');
    setSessionCookies(reply, session.refreshToken, session.logId);
    return session.reply;
  },
};
