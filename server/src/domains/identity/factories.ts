import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { standardRoles } from './access/role-capabilities.ts';
import { insertAccounts, insertRoles, type NewAccount } from './accounts/accounts.store.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly role: 'owner' | 'teacher' | 'student';
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
    kind: role === 'student' ? 'student' : staffKind,
    roleName: role,
  }));
  await insertAccounts(ctx, rows);
  return rows.map(({ id }) => id);
}
