import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { findContact } from '../accounts/contact.store.ts';
import { readMobile } from '../accounts/read-mobile.ts';

export const CHANGE_CONTACT = 'change-contact';

/** Sends a code to the new address or number. Whether somebody else has that address is told only to who reads mail there. */
export async function changeContact(
  ctx: Context,
  { body }: Input<typeof api.identity.changeContact>,
  { request }: Call,
): Promise<Answer<typeof api.identity.changeContact>> {
  const { accountId } = actorOf(ctx);
  const account = (await findContact(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  await checkOwnPassword(ctx, account, body.password);
  const to =
    body.channel === 'mail' ? body.email.toLowerCase() : (await readMobile(ctx, body, 'body.mobileNumber')).number;
  const isSame =
    to === account.email
      ? account.email_verified_at !== null
      : to === account.mobile_number && account.mobile_verified === 'y';
  if (isSame) fail('CONTACT_SAME');
  const language = languageOf(request);
  const sent = await sendOtp(ctx, { purpose: CHANGE_CONTACT, channel: body.channel, to, language, accountId });
  return { ...sent, to };
}
