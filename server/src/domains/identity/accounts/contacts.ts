import type { Context } from '../../../kernel/context.ts';
import {
  type ContactRow,
  listContacts,
  listIdsOfRole,
  listStudentsAmong,
  listStudentsByContact,
} from './contacts.store.ts';
import { fullName } from './names.ts';

/** How somebody can be reached. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** With the plus and the calling code, or null. */
  readonly mobile: string | null;
  readonly mobileVerified: boolean;
  /** A blocked or deleted account is written to no more. */
  readonly active: boolean;
  readonly kind: 'staff' | 'student' | 'guardian';
}

/** How people can be reached, by account id. */
export async function contactsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map();
  return new Map((await listContacts(ctx, ids)).map((row) => [row.id, presentContact(row)]));
}

const presentContact = (row: ContactRow): Contact => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  mobile: row.mobile_number === null ? null : withPlus(row.mobile_number, row.country_code),
  mobileVerified: row.mobile_verified === 'y',
  active: row.status !== 'disabled',
  kind: row.kind !== 'student' ? 'staff' : row.role_name === 'guardian' ? 'guardian' : 'student',
});

const withPlus = (number: string, countryCode: string | null) =>
  number.startsWith('+') ? number : `+${countryCode ?? ''}${number}`;

/** The accounts that have this role and may sign in. */
export const accountIdsOfRole = (ctx: Context, roleName: string): Promise<string[]> => listIdsOfRole(ctx, roleName);

/** Of these accounts, those that are students here; a guardian is none. */
export const studentsAmong = (ctx: Context, ids: readonly string[]): Promise<string[]> => listStudentsAmong(ctx, ids);

/** Students by e-mail (lower case) and by the last ten digits of their mobile; a number that two have leads to both. */
export async function studentsByContact(
  ctx: Context,
  given: { readonly emails: readonly string[]; readonly mobiles: readonly string[] },
): Promise<{ byEmail: Map<string, Contact>; byMobile: Map<string, Contact[]> }> {
  const rows = await listStudentsByContact(ctx, given.emails, given.mobiles);
  return {
    byEmail: new Map(rows.flatMap((row) => (row.email === '' ? [] : [[row.email, presentContact(row)] as const]))),
    byMobile: new Map(
      [...Map.groupBy(rows, ({ digits }) => digits.slice(-10))].map(([digits, all]) => [
        digits,
        all.map(presentContact),
      ]),
    ),
  };
}
