import type { Capability } from '@abhyas/contract/access';
import { type Actor, actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isVerified } from '../access/verified.ts';
import { type AccountRow, findAccount, findRole } from '../accounts/accounts.store.ts';
import { findOpenView } from './views.store.ts';

const isId = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
/** Staff look at active students alone, never at guardians. */
export const mayBeViewed = (account: AccountRow | undefined): account is AccountRow =>
  account?.kind === 'student' && account.status === 'active' && account.role_name !== 'guardian';

/**
 * The context of a call that looks at a student's pages: the student acts, marked with who looks, and the guard lets nothing through
 * that writes. VIEW_ENDED where it is over, not of this session, or where either may not do it any more.
 */
export async function viewAs(ctx: Context, viewId: string): Promise<Context> {
  const staff = actorOf(ctx);
  const view =
    isId(viewId) && staff.capabilities.has('people.impersonate') ? await findOpenView(ctx, viewId) : undefined;
  if (!view || view.staff_id !== staff.accountId || view.session_id !== staff.sessionId) return fail('VIEW_ENDED');
  const student = await findAccount(ctx, view.student_id);
  if (!mayBeViewed(student)) return fail('VIEW_ENDED');
  const actor: Actor = {
    accountId: student.id,
    sessionId: staff.sessionId,
    kind: 'student',
    capabilities: new Set(((await findRole(ctx, student.role_name))?.capabilities ?? []) as Capability[]),
    verified: isVerified(student),
    employee: false,
    viewedBy: { viewId: view.id, accountId: staff.accountId, until: view.expires_at },
  };
  return { ...ctx, actor };
}
