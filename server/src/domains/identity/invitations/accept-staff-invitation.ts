import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { findAccount, findRole, insertAccounts } from '../accounts/accounts.store.ts';
import { giveBrowser, requireOwnPage } from '../sessions/cookies.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { hashPassword } from '../tokens/passwords.ts';
import { findByToken, giveFirstPassword, lockByToken, markAccepted } from './invitations.store.ts';
import { hasAccount, openInvitation } from './open-invitation.ts';
import { hashToken } from './send-invitation.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

type Endpoint = typeof api.identity.acceptStaffInvitation;
/** Takes name and password, and signs the new colleague in. */
export async function acceptStaffInvitation(
  ctx: Context,
  { body }: Input<Endpoint>,
  { request, reply }: Call,
): Promise<Answer<Endpoint>> {
  requireOwnPage(request);
  return giveBrowser(reply, await accept(ctx, body));
}

/** Makes the account where there is none yet, and opens a session. The link proves the address. */
async function accept(ctx: Context, body: Input<Endpoint>['body']): Promise<OpenSession> {
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
