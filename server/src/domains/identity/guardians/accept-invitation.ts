import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { currentPolicies } from '../../tenancy/index.ts';
import { findByEmail, insertAccounts } from '../accounts/accounts.store.ts';
import { verifyOtp } from '../otp/verify-otp.ts';
import { saveAccount } from '../accounts/contact.store.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { hashPassword } from '../tokens/passwords.ts';
import { followingConsent } from './consents/consent-states.ts';
import { insertConsents } from './consents.store.ts';
import { GUARDIAN_ROLE } from './guardian-role.ts';
import { activateLink, type LinkRow } from './links.store.ts';
import { GUARDIAN_CODE, openLink } from './open-invitation.ts';

type Endpoint = typeof api.identity.acceptInvitation;
type Body = Input<Endpoint>['body'];

/**
 * A guardian proves the address that the invitation went to, decides purpose by purpose, and has an account (role code 3) that opens
 * the child's pages. A guardian of several children has one account.
 */
export async function acceptInvitation(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const link = await openLink(ctx, body.token);
  const policyVersion = (await currentPolicies(ctx.instituteId)).privacy;
  if (policyVersion !== body.policyVersion) fail('CONFLICT');
  if (!body.consents.learning_records) fail('CONSENT_NEEDED');
  const email = emailOf(link, body);
  const holder = await findByEmail(ctx, email);
  const known = link.channel === 'mail' && holder?.role_name === GUARDIAN_ROLE && holder.status === 'active';
  if (holder && !known)
    failFields('GUARDIAN_EMAIL_OTHER', [{ path: 'body.email', messageKey: 'errors.GUARDIAN_EMAIL_OTHER' }]);
  if (!known)
    await requireStrongPassword(ctx, body.password ?? missing('body.password'), [email, link.name], 'body.password');
  const proven = await verifyOtp(ctx, { id: body.otpId, code: body.code, purpose: GUARDIAN_CODE });
  if (proven.to !== link.sent_to) fail('OTP_EXPIRED');
  const passwordHash = known ? undefined : await hashPassword(body.password ?? '');
  return inTransaction(ctx, async (tx) => {
    const guardianId = holder?.id ?? (await openAccount(tx, link, email, passwordHash ?? null));
    if (!(await activateLink(tx, link.id, guardianId))) fail('INVITATION_INVALID');
    const receiptId = await followingConsent(tx, link.student_id, () =>
      insertConsents(tx, {
        studentId: link.student_id,
        givenBy: guardianId,
        decisions: body.consents,
        policyVersion,
        provenBy: 'code',
      }),
    );
    await record(tx, {
      action: 'guardian.consented',
      subjectKind: 'account',
      subjectId: link.student_id,
      details: { guardianId, receiptId, consents: body.consents, policyVersion },
    });
    return { receiptId, email, known };
  });
}

const missing = (path: string): never => failFields('INVALID_INPUT', [{ path, messageKey: 'errors.fields.required' }]);

/** Where the invitation went by mail, that address signs in; otherwise the one that the guardian gives. */
const emailOf = (link: LinkRow, body: Body): string =>
  link.channel === 'mail' ? link.sent_to : (body.email?.toLowerCase() ?? missing('body.email'));

async function openAccount(
  tx: TransactionContext,
  link: LinkRow,
  email: string,
  passwordHash: string | null,
): Promise<string> {
  const id = newId();
  const [firstName = '', ...rest] = link.name.split(/\s+/);
  await insertAccounts(tx, [
    {
      id,
      email,
      passwordHash,
      firstName,
      lastName: rest.join(' '),
      kind: 'student',
      roleName: GUARDIAN_ROLE,
      emailVerified: link.channel === 'mail',
    },
  ]);
  if (link.channel === 'sms') await saveAccount(tx, id, { mobile_number: link.sent_to, mobile_verified: 'y' });
  return id;
}
