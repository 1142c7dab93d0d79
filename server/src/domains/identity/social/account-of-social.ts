import type { SocialForm } from '@abhyas/contract/identity/social';
import type { TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { requireStudentPlaces } from '../access/student-limit.ts';
import { type AccountRow, findAccount, findByEmail, insertAccounts } from '../accounts/accounts.store.ts';
import type { SocialIdentity } from './gateways/social-identity.ts';
import { findSocialAccount, insertSocialAccount, saveSocialUse } from './social-accounts.store.ts';

type Utm = Pick<SocialForm, 'utmSource' | 'utmMedium' | 'utmCampaign'>;

/**
 * The account that a person of Google or Facebook signs in to: the linked one; else the one with the same e-mail, linked only where both
 * sides have verified it; else a new student, where the institute lets people sign up.
 */
export async function accountOfSocial(tx: TransactionContext, who: SocialIdentity, utm: Utm): Promise<AccountRow> {
  const linked = await findSocialAccount(tx, who.provider, who.subject);
  if (linked) {
    const account = usable(await findAccount(tx, linked.account_id));
    // Whoever proved the address later is the owner, and did not make this link.
    if (!linked.email_verified && account.email_verified_at !== null) fail('SOCIAL_LINK_REFUSED');
    await saveSocialUse(tx, who);
    return account;
  }
  const known = await findByEmail(tx, who.email);
  const accountId = known ? mayLink(known, who) : await createStudent(tx, who);
  await insertSocialAccount(tx, { ...who, accountId, utm: given(utm) });
  await record(tx, {
    action: known ? 'account.linked' : 'account.created',
    subjectKind: 'account',
    subjectId: accountId,
    details: { provider: who.provider, ...given(utm) },
  });
  return usable(await findAccount(tx, accountId));
}

/** Nobody gets into an account by an address that they, or its owner, never proved to own. */
function mayLink(account: AccountRow, who: SocialIdentity): string {
  if (!who.emailVerified) fail('SOCIAL_LINK_REFUSED');
  if (account.email_verified_at === null) fail('ACCOUNT_NOT_VERIFIED');
  return usable(account).id;
}

async function createStudent(tx: TransactionContext, who: SocialIdentity): Promise<string> {
  const settings = await settingsOf(tx.instituteId);
  if (!settings?.uientity.allowedItems.includes('signUp')) fail('SOCIAL_NO_ACCOUNT');
  await requireStudentPlaces(tx);
  const id = newId();
  await insertAccounts(tx, [
    {
      id,
      email: who.email,
      passwordHash: null,
      firstName: who.firstName || who.email.slice(0, who.email.indexOf('@')),
      lastName: who.lastName,
      kind: 'student',
      roleName: 'student',
      emailVerified: who.emailVerified,
    },
  ]);
  return id;
}

function usable(account: AccountRow | undefined): AccountRow {
  if (!account) return fail('SOCIAL_NO_ACCOUNT');
  if (account.status === 'unverified') fail('ACCOUNT_NOT_VERIFIED');
  return account.status === 'active' ? account : fail('ACCOUNT_DISABLED');
}

const given = ({ utmSource, utmMedium, utmCampaign }: Utm): Record<string, string> => ({
  ...(utmSource && { utmSource }),
  ...(utmMedium && { utmMedium }),
  ...(utmCampaign && { utmCampaign }),
});

/** Of two first sign-ins at the same moment one makes the account, and the other finds it. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}
