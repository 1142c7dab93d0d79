import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { findAccount, findByEmail, findRole, insertAccounts } from '../accounts/accounts.store.ts';
import { namesOf } from '../accounts/names.ts';
import { callerOf } from '../limits/caller-of.ts';
import { checkLimits, countTry } from '../limits/limit-tries.ts';
import { audienceOf } from '../roles/role-policies.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { hashPassword } from '../tokens/passwords.ts';
import { findByToken, giveFirstPassword, lockByToken, markAccepted } from './invitations.store.ts';
import { hashToken } from './send-invitation.ts';

type Open = typeof api.identity.openStaffInvitation;
type Accept = Input<typeof api.identity.acceptStaffInvitation>['body'];
type Invitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** What a link is about. Only who holds the mailbox knows the link, so it may say that the address has an account. */
export async function openStaffInvitation(ctx: Context, { body }: Input<Open>): Promise<Answer<Open>> {
  const row = await openInvitation(ctx, body.token);
  const account = row.account_id ? await findAccount(ctx, row.account_id) : undefined;
  if (await hasAccount(ctx, row)) fail('INVITATION_HAS_ACCOUNT');
  return {
    email: row.email,
    firstName: account?.first_name ?? '',
    lastName: account?.last_name ?? '',
    role: row.role_name,
    audience: audienceOf(row.role_name),
    invitedBy: (await namesOf(ctx, [row.invited_by])).get(row.invited_by)?.name ?? '',
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Takes name and password, makes the account where there is none yet, and opens a session. The link proves the address. */
export async function acceptStaffInvitation(ctx: Context, body: Accept): Promise<OpenSession> {
  const row = await openInvitation(ctx, body.token);
  if (await hasAccount(ctx, row)) fail('INVITATION_HAS_ACCOUNT');
  await requireStrongPassword(ctx, body.password, [body.firstName, body.lastName, row.email], 'body.password');
  const passwordHash = await hashPassword(body.password);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockByToken(tx, hashToken(body.token));
    if (locked?.status !== 'open' || !(await findRole(tx, locked.role_name))) return fail('INVITATION_INVALID');
    const person = { firstName: body.firstName, lastName: body.lastName, passwordHash };
    const accountId = locked.account_id ?? (await makeAccount(tx, locked, person));
    if (locked.account_id && !(await giveFirstPassword(tx, accountId, person))) fail('INVITATION_HAS_ACCOUNT');
    await markAccepted(tx, locked.id, accountId);
    await record(tx, { action: 'invitation.accepted', subjectKind: 'account', subjectId: accountId });
    const account = (await findAccount(tx, accountId)) ?? fail('INVITATION_INVALID');
    return openSession(tx, account, 'web');
  });
}

async function openInvitation(ctx: Context, token: string): Promise<Invitation> {
  const limits = [{ key: `invitation:${callerOf(ctx)}`, tries: 60, seconds: 900 }];
  await checkLimits(ctx, limits);
  const row = await findByToken(ctx, hashToken(token));
  if (row?.status === 'open') return row;
  await countTry(ctx, limits);
  return fail('INVITATION_INVALID');
}

/** Another way has led to an account with this address, or to its password, since the invitation left. */
async function hasAccount(ctx: Context, row: Invitation): Promise<boolean> {
  const holder = await findByEmail(ctx, row.email);
  return holder !== undefined && (holder.id !== row.account_id || holder.password_hash !== null);
}

async function makeAccount(
  tx: TransactionContext,
  row: Invitation,
  person: { firstName: string; lastName: string; passwordHash: string },
): Promise<string> {
  const id = newId();
  const isProvider = (await listAllInstitutes()).find((one) => one.id === tx.instituteId)?.kind === 'provider';
  const kind = isProvider ? 'provider_partner' : 'institute_partner';
  await insertAccounts(tx, [{ ...person, id, email: row.email, kind, roleName: row.role_name, teaches: row.teaches }]);
  return id;
}
