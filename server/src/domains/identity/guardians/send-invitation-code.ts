import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { GUARDIAN_CODE, openLink } from './open-invitation.ts';

/** Sends the code to where the invitation went, and nowhere else. */
export async function sendInvitationCode(
  ctx: Context,
  { body }: Input<typeof api.identity.sendInvitationCode>,
  { request }: Call,
): Promise<Answer<typeof api.identity.sendInvitationCode>> {
  const language = languageOf(request);
  const link = await openLink(ctx, body.token);
  const channel = link.channel as 'mail' | 'sms';
  return sendOtp(ctx, { purpose: GUARDIAN_CODE, channel, to: link.sent_to, language });
}
