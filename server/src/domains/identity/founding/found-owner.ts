import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { standardRoles } from '../access/role-capabilities.ts';
import { insertRoles } from '../accounts/accounts.store.ts';
import { countStaffAccounts, insertOwner } from './owner.store.ts';

export interface Founder {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164, and proven; the first owner of an installation has none yet. */
  readonly mobileNumber?: string;
  readonly countryCode?: string;
  readonly tncAgreedAt: Date;
}

/** The roles that an institute starts with, and its first owner, whose e-mail and mobile were proven before. Answers with the account. */
export async function foundOwner(tx: TransactionContext, founder: Founder): Promise<string> {
  const accountId = newId();
  await insertRoles(tx, standardRoles);
  await insertOwner(tx, accountId, founder);
  await record(tx, {
    action: 'account.created',
    subjectKind: 'account',
    subjectId: accountId,
    details: { role: 'owner' },
  });
  return accountId;
}

/** People of the institute who are no students and no guardians, the owner among them; those invited count. */
export const countStaff = countStaffAccounts;
