import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { requireStudentPlaces } from '../access/student-limit.ts';
import { insertAccounts, type NewAccount } from '../accounts/accounts.store.ts';
import { inviteToAccounts } from '../invitations/invite-to-accounts.ts';

export interface NewPerson {
  readonly kind: 'student' | 'staff';
  /** Empty: a student who comes in by the mobile. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly teaches: readonly string[];
  /** Of a student. */
  readonly mobile?: NewAccount['mobile'];
  readonly rollNumber?: string | null;
  readonly parentName?: string | null;
  readonly parentMobile?: string | null;
}
/** Accounts in one statement. */
const AT_ONCE = 500;

/**
 * Makes accounts that have no password yet, and sends each person the link under which they choose one, or
 * where only a mobile is known, how to come in with it. Throws a unique violation
 * where an address has an account already; STUDENT_LIMIT where the plan does not hold them.
 */
export async function addPeople(
  tx: TransactionContext,
  people: readonly NewPerson[],
  calledAt: string,
): Promise<string[]> {
  const students = people.filter(({ kind }) => kind === 'student').length;
  if (students > 0) await requireStudentPlaces(tx, students);
  const isProvider = (await listAllInstitutes()).find(({ id }) => id === tx.instituteId)?.kind === 'provider';
  const staffKind = isProvider ? 'provider_partner' : 'institute_partner';
  const rows = people.map((person): NewAccount => ({
    id: newId(),
    email: person.email,
    passwordHash: null,
    firstName: person.firstName,
    lastName: person.lastName,
    kind: person.kind === 'student' ? 'student' : staffKind,
    roleName: person.role,
    teaches: person.teaches,
    ...(person.kind === 'student' && {
      mobile: person.mobile ?? null,
      rollNumber: person.rollNumber ?? null,
      parentName: person.parentName ?? null,
      parentMobile: person.parentMobile ?? null,
    }),
    emailVerified: false,
    tncAgreed: false,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) await insertAccounts(tx, rows.slice(at, at + AT_ONCE));
  await inviteToAccounts(
    tx,
    rows.map(({ id, email, roleName, teaches = [], mobile }) => ({
      email,
      mobile: mobile?.number ?? '',
      role: roleName,
      teaches,
      accountId: id,
    })),
    calledAt,
  );
  return rows.map(({ id }) => id);
}
