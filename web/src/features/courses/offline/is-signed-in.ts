import { ensureSession } from '../../../lib/session.ts';

/** Whether who is signed in here, as far as the server can be asked, is this person. */
export async function isSignedIn(accountId: string): Promise<boolean> {
  const now = await ensureSession().catch(() => undefined);
  return now?.status === 'in' && now.me.account.accountid === accountId;
}
