import type { Language } from '@abhyas/contract/shapes';
import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { unseal } from '../../../kernel/seal.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';

export const NOTIFY_OWNER = 'identity.notifyOwner';

/** Somebody signed up: where the address has an account already, its owner is told, and how to get in. */
export const notifyOwner: Job = async (ctx, { sealed }) => {
  const { email, language, address } = JSON.parse(unseal(sealed as string, NOTIFY_OWNER)) as {
    email: string;
    language: Language;
    address: string;
  };
  const account = await findByEmail(ctx, email);
  if (!account) return;
  const name = (await settingsOf(ctx.instituteId))?.name ?? '';
  const message = { about: 'accountExists', kind: 'mail', to: email, accountId: account.id } as const;
  await inTransaction(ctx, (tx) => queueMessage(tx, { ...message, ...texts[language](name, address) }));
};

const texts: Readonly<Record<Language, (name: string, address: string) => { subject: string; text: string }>> = {
  en: (name, address) => ({
    subject: `${name}: you have an account already`,
    text: `Somebody signed up at ${name} with this e-mail address, which has an account already.

If it was you: log in at ${address}/login, or set a new password at ${address}/forgotpassword.
If it was not you, there is nothing to do: nobody got in.`,
  }),
  hi: (name, address) => ({
    subject: `${name}: आपका खाता पहले से है`,
    text: `किसी ने इस ईमेल पते से ${name} पर खाता बनाना चाहा, पर इस पते का खाता पहले से है।

अगर यह आप थे: ${address}/login पर लॉग इन करें, या ${address}/forgotpassword पर नया पासवर्ड बनाएँ।
अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं: कोई भीतर नहीं आया।`,
  }),
};
