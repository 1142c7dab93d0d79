import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { addressOf, languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { seal, unseal } from '../../../kernel/seal.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { callerOf } from '../limits/caller-of.ts';
import { type Limit, requireTry } from '../limits/limit-tries.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { insertLink } from './password-links.store.ts';

type Endpoint = typeof api.identity.forgotPassword;
export const SEND_LINK = 'identity.sendPasswordLink';
const HOUR = 3600;
const limitsOf = (ctx: Context, email: string): Limit[] => [
  { key: `forgot:${email}`, tries: 5, seconds: HOUR },
  { key: `forgot@${callerOf(ctx)}`, tries: 30, seconds: HOUR },
];

/** Only a job looks whether the address has an account, so that neither the answer nor its time can tell. */
export async function forgotPassword(
  ctx: Context,
  { body }: Input<typeof api.identity.forgotPassword>,
  { request }: Call,
): Promise<Answer<Endpoint>> {
  requireOwnPage(request);
  const asked = { language: languageOf(request), address: addressOf(request) };
  const email = body.email.toLowerCase();
  await inTransaction(ctx, async (tx) => {
    await requireTry(tx, limitsOf(ctx, email));
    await enqueue(tx, SEND_LINK, { sealed: seal(JSON.stringify({ email, ...asked }), SEND_LINK) });
  });
  return { sent: true };
}

/** Sends the link, where the address has an account that may sign in. */
export const sendPasswordLink: Job = async (ctx, { sealed }) => {
  const { email, language, address } = JSON.parse(unseal(sealed as string, SEND_LINK)) as {
    email: string;
    language: Language;
    address: string;
  };
  const account = await findByEmail(ctx, email);
  if (!account || account.status === 'disabled') return;
  const name = (await settingsOf(ctx.instituteId))?.name ?? '';
  await inTransaction(ctx, async (tx) => {
    const token = await insertLink(tx, account.id);
    const link = `${address}/setPassword?${new URLSearchParams({ email, token }).toString()}`;
    const message = { about: 'passwordLink', kind: 'mail', to: email, accountId: account.id } as const;
    await queueMessage(tx, { ...message, ...texts[language](name, link) });
    await record(tx, { action: 'password.linkSent', subjectKind: 'account', subjectId: account.id });
  });
};

const texts: Readonly<Record<Language, (name: string, link: string) => { subject: string; text: string }>> = {
  en: (name, link) => ({
    subject: `${name}: set a new password`,
    text: `Set a new password for ${name} here:

${link}

The link works once, for 30 minutes. If you did not ask for it, there is nothing to do.`,
  }),
  hi: (name, link) => ({
    subject: `${name}: नया पासवर्ड बनाएँ`,
    text: `${name} के लिए नया पासवर्ड यहाँ बनाएँ:

${link}

यह लिंक एक ही बार, 30 मिनट तक चलेगा। अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं।`,
  }),
};
