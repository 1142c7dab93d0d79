import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { lastPublished } from '../../../tenancy/index.ts';
import { type AccountRow, saveTermsAgreed } from '../../accounts/accounts.store.ts';

/**
 * Terms are agreed to once: when the account is opened, or at the first sign-in to one that somebody else opened, and again when the
 * institute has published others since. TERMS_REQUIRED where that is missing and `agreed` does not say it now.
 */
export async function requireTerms(tx: TransactionContext, account: AccountRow, agreed: boolean): Promise<void> {
  const since = await lastPublished(tx);
  const { tnc_agreed_at: before } = account;
  if (before !== null && (since === null || before >= since)) return;
  if (!agreed) fail('TERMS_REQUIRED');
  await saveTermsAgreed(tx, account.id);
  await record(tx, { action: 'account.termsAgreed', subjectKind: 'account', subjectId: account.id });
}
