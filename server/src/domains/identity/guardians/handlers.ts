import type { guardians } from '@abhyas/contract/identity/guardians';
import { addressOf, languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { listChildren, saveConsents, showConsents } from './children.ts';
import { inviteGuardian } from './invite-guardian.ts';
import { listGuardians, withdrawGuardian } from './list-guardians.ts';
import { openInvitation, sendInvitationCode } from './open-invitation.ts';

export const guardianHandlers: Handlers<typeof guardians> = {
  listGuardians,
  inviteGuardian: (ctx, { body }, { request }) => inviteGuardian(ctx, body, addressOf(request)),
  withdrawGuardian: (ctx, { params }) => withdrawGuardian(ctx, params.linkId),
  openInvitation,
  sendInvitationCode: (ctx, input, { request }) => sendInvitationCode(ctx, input, languageOf(request)),
  acceptInvitation,
  listChildren,
  showConsents: (ctx, { params }) => showConsents(ctx, params.childId),
  saveConsents,
};
