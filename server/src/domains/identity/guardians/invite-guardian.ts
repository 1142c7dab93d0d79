import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { fullName } from '../accounts/names.ts';
import { requireTry } from '../limits/limit-tries.ts';
import { takeSms } from '../limits/message-limits.ts';
import { findContact } from '../accounts/contact.store.ts';
import { readMobile } from '../accounts/read-mobile.ts';
import { hashInvitationToken, invitationEnd, newInvitationToken } from './invitation-token.ts';
import { endLinks, insertLink, listLinksOf } from './links.store.ts';
import { presentLink } from './present-link.ts';

/** Guardians and open invitations of one student. */
const MOST = 3;
/** Invitations that one student may send in an hour: withdrawn and replaced ones count too. */
const MOST_IN_AN_HOUR = 10;
const HOUR = 3600;

/** Sends a guardian the link under which they prove who they are and consent. Asked again, the newer link replaces the older. */
export async function inviteGuardian(
  ctx: Context,
  { body }: Input<typeof api.identity.inviteGuardian>,
  { request }: Call,
): Promise<GuardianLink> {
  const { accountId } = actorOf(ctx);
  const student = (await findContact(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  const { channel } = body.contact;
  const to =
    body.contact.channel === 'mail'
      ? body.contact.email.toLowerCase()
      : (await readMobile(ctx, body.contact, 'body.contact.mobileNumber')).number;
  if (to === student.email || to === student.mobile_number) {
    const path = channel === 'mail' ? 'body.contact.email' : 'body.contact.mobileNumber';
    failFields('GUARDIAN_IS_SELF', [{ path, messageKey: 'errors.GUARDIAN_IS_SELF' }]);
  }
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const token = newInvitationToken();
  const linkId = newId();
  return inTransaction(ctx, async (tx) => {
    await requireTry(tx, [{ key: `guardianInvitation:${accountId}`, tries: MOST_IN_AN_HOUR, seconds: HOUR }]);
    const links = await listLinksOf(tx, accountId);
    const replaced = links.filter((link) => link.state === 'invited' && link.sent_to === to);
    if (links.length - replaced.length >= MOST) fail('GUARDIAN_LIMIT');
    await endLinks(
      tx,
      replaced.map(({ id }) => id),
    );
    await insertLink(tx, {
      id: linkId,
      student_id: accountId,
      name: body.name,
      relation: body.relation,
      channel,
      sent_to: to,
      token_hash: hashInvitationToken(token),
      invited_by: accountId,
      expires_at: invitationEnd(tx.clock.now()),
    });
    // The link stands behind `#`: what follows it is sent to no server and stands in no log.
    const link = `${addressOf(request)}/guardian/accept#${token}`;
    await queueMessage(tx, {
      about: 'guardianInvitation',
      values: { institute, child: fullName(student), link },
      kind: channel === 'mail' ? 'mail' : 'sms',
      to,
      subject: `${institute}: ${fullName(student)} names you as guardian`,
      text: invitation(body.name, fullName(student), institute, link, channel),
    });
    await record(tx, {
      action: 'guardian.invited',
      subjectKind: 'guardianLink',
      subjectId: linkId,
      details: { channel },
    });
    const row = (await listLinksOf(tx, accountId)).find(({ id }) => id === linkId) ?? fail('NOT_FOUND');
    if (channel === 'sms' && !(await takeSms(tx, to))) fail('TOO_MANY_REQUESTS', { seconds: HOUR });
    return presentLink(row, tx.clock.now());
  });
}

function invitation(name: string, child: string, institute: string, link: string, channel: 'mail' | 'sms'): string {
  if (channel === 'sms') return `${institute}: ${child} names you as guardian. Please read and decide: ${link}`;
  return `Dear ${name},

${child} learns at ${institute} and names you as guardian. Please read what is kept about your child, and decide what you agree to:

${link}

The link works for 14 days. If you do not know ${child}, you need not do anything.

${child} ${institute} में पढ़ते हैं और उन्होंने आपको अभिभावक बताया है। ऊपर के लिंक पर पढ़ें कि आपके बच्चे के बारे में क्या रखा जाता है, और अपनी सहमति तय करें।`;
}
