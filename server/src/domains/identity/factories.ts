import { type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { standardRoles } from './access/role-capabilities.ts';
import { insertAccounts, insertRoles, type NewAccount } from './accounts/accounts.store.ts';
import { insertConsents } from './guardians/consents.store.ts';
import { hashInvitationToken, invitationEnd, newInvitationToken } from './guardians/invitation-token.ts';
import { activateLink, insertLink } from './guardians/links.store.ts';
import { saveAccount } from './accounts/contact.store.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly role: 'owner' | 'administrator' | 'teacher' | 'content author' | 'reviewer' | 'student' | 'guardian';
  readonly passwordHash: string;
  readonly status?: 'unverified' | 'active' | 'disabled';
  readonly emailVerified?: boolean;
  readonly teaches?: readonly string[];
}

/** The roles that an institute starts with. */
export const someRoles = (ctx: Context): Promise<void> => insertRoles(ctx, standardRoles);

/** Accounts for tests and the demonstration; returns their ids in order. */
export async function somePeople(ctx: Context, people: readonly Person[], instituteKind: string): Promise<string[]> {
  const staffKind = instituteKind === 'provider' ? 'provider_partner' : 'institute_partner';
  const rows = people.map(({ role, ...person }): NewAccount => ({
    ...person,
    id: newId(),
    lastName: person.lastName ?? '',
    kind: role === 'student' || role === 'guardian' ? 'student' : staffKind,
    roleName: role,
  }));
  await insertAccounts(ctx, rows);
  return rows.map(({ id }) => id);
}

/** A guardian who has consented for one child, for tests and the demonstration; answers with the account's id. */
export async function someGuardian(
  ctx: Context,
  guardian: Omit<Person, 'role'>,
  child: { readonly accountId: string; readonly birthDate: string },
): Promise<string> {
  const [guardianId = ''] = await somePeople(ctx, [{ ...guardian, role: 'guardian' }], 'institute');
  await inTransaction(ctx, async (tx) => {
    const linkId = newId();
    await saveAccount(tx, child.accountId, { birth_date: child.birthDate });
    await insertLink(tx, {
      id: linkId,
      student_id: child.accountId,
      name: `${guardian.firstName} ${guardian.lastName ?? ''}`.trim(),
      relation: 'mother',
      channel: 'mail',
      sent_to: guardian.email,
      token_hash: hashInvitationToken(newInvitationToken()),
      invited_by: child.accountId,
      expires_at: invitationEnd(tx.clock.now()),
    });
    await activateLink(tx, linkId, guardianId);
    await insertConsents(tx, {
      studentId: child.accountId,
      givenBy: guardianId,
      decisions: { learning_records: true, communications: true, marketing: false, photos: true, public_results: true },
      policyVersion: 0,
      provenBy: 'code',
    });
  });
  return guardianId;
}
