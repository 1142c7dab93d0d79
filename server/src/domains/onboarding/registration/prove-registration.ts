import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { verifyOtp } from '../../identity/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { getOpen, getOwn, isProven } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';
import { hashRegistrationKey, newRegistrationKey } from './registration-key.ts';
import { type RegistrationRow, saveRegistration } from './registrations.store.ts';
import { PURPOSE } from './send-registration-code.ts';
import type { Call } from '../../../kernel/http/implement.ts';

type Prove = typeof api.onboarding.proveRegistration;

/** Proves one of the two contacts. When both are proven, a mail brings the link with which any device goes on. */
export async function proveRegistration(
  ctx: Context,
  { body: { channel, code } }: Input<typeof api.onboarding.proveRegistration>,
  { request }: Call,
): Promise<Answer<Prove>> {
  const row = await getOpen(ctx, request);
  const id = (channel === 'mail' ? row.mail_code : row.sms_code) ?? fail('OTP_EXPIRED');
  const { to } = await verifyOtp(ctx, { id, code, purpose: PURPOSE });
  if (to !== (channel === 'mail' ? row.email : row.mobile_number)) fail('OTP_EXPIRED');
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    await saveRegistration(tx, row.id, channel === 'mail' ? { mail_proven_at: now } : { mobile_proven_at: now });
    await record(tx, {
      action: 'registration.proven',
      subjectKind: 'registration',
      subjectId: row.id,
      details: { channel },
    });
  });
  const proven = await getOwn(ctx, request);
  if (isProven(proven) && proven.link_hash === null)
    await inTransaction(ctx, (tx) => sendLink(tx, proven, { request, to: proven.email }));
  return presentRegistration(proven, addressOf(request));
}

async function sendLink(
  tx: TransactionContext,
  row: RegistrationRow,
  { request, to }: { readonly request: FastifyRequest; readonly to: string },
): Promise<void> {
  const key = newRegistrationKey();
  await saveRegistration(tx, row.id, { link_hash: hashRegistrationKey(key) });
  const provider = (await settingsOf(tx.instituteId))?.name ?? '';
  // In the fragment, which browsers send to nobody.
  const link = `${addressOf(request)}/register#key=${key}`;
  const words = texts[request.headers['lang'] === 'hi' ? 'hi' : 'en'];
  await queueMessage(tx, {
    about: 'registrationLink',
    kind: 'mail',
    to,
    ...words(row.first_name, provider, link),
  });
}

const texts = {
  en: (name: string, provider: string, link: string) => ({
    subject: `${provider}: go on with your institute whenever you like`,
    text: `Hello ${name},\n\nyour e-mail address is confirmed. If you stop on the way, this link brings you back to where you were, on any device, for 30 days:\n\n${link}\n\nPlease keep it to yourself.`,
  }),
  hi: (name: string, provider: string, link: string) => ({
    subject: `${provider}: अपना संस्थान बनाना जब चाहें जारी रखें`,
    text: `नमस्ते ${name},\n\nआपका ईमेल पता पक्का हो गया है। बीच में रुकना पड़े, तो यह लिंक 30 दिन तक किसी भी डिवाइस पर आपको वहीं ले आएगा जहाँ आप थे:\n\n${link}\n\nइसे किसी को न दें।`,
  }),
};
