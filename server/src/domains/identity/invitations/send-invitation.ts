import { createHash, randomBytes } from 'node:crypto';
import { invitationDays } from '@abhyas/contract/identity/staff-invitations';
import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { insertInvitation, withdrawInvitationsTo } from './invitations.store.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Invited {
  readonly email: string;
  readonly role: string;
  readonly teaches: readonly string[];
  /** Where the account is there already and lacks a password. */
  readonly accountId: string | null;
}

/** Sends a link of 256 random bits; only its hash is stored. A link that went to this address before stops to work. */
export async function sendInvitation(tx: TransactionContext, invited: Invited, calledAt: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  await withdrawInvitationsTo(tx, invited.email);
  await insertInvitation(tx, {
    ...invited,
    id,
    invitedBy: actorOf(tx).accountId,
    tokenHash: hashToken(token),
    expiresAt: new Date(tx.clock.now().getTime() + invitationDays * 86_400_000),
  });
  const institute = (await settingsOf(tx.instituteId))?.name ?? '';
  await queueMessage(tx, {
    about: 'staffInvitation',
    kind: 'mail',
    to: invited.email,
    accountId: invited.accountId ?? undefined,
    subject: `${institute}: your account is ready`,
    // The link stands behind `#`: what follows it is sent to no server and stands in no log.
    text: letter(institute, `${calledAt}/invitation#${token}`),
  });
  return id;
}

const letter = (
  institute: string,
  link: string,
) => `${institute} invites you. Choose a password under this link, and you are in:

${link}

The link works once, for ${invitationDays} days. If you did not expect it, you need not do anything.

${institute} ने आपको आमंत्रित किया है। ऊपर के लिंक पर अपना पासवर्ड चुनें। लिंक ${invitationDays} दिन तक, एक बार काम करता है।`;
