import type { api } from '@abhyas/contract';
import type { Capability } from '@abhyas/contract/access';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { viewMinutes } from '@abhyas/contract/identity/impersonation';
import { type Actor, actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { isVerified } from '../access/verified.ts';
import { type AccountRow, findAccount, findRole } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { closeView, findOpenView, insertView } from './views.store.ts';

type Api = typeof api.identity;
const isId = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
const mayBeViewed = (account: AccountRow | undefined): account is AccountRow =>
  account?.kind === 'student' && account.status === 'active' && account.role_name !== 'guardian';

/** Begins to look at a student's pages: for thirty minutes, in one session, with the reason in the log. */
export async function startView(ctx: Context, { body }: Input<Api['startView']>): Promise<Answer<Api['startView']>> {
  const { accountId, sessionId } = actorOf(ctx);
  const student = await findAccount(ctx, body.accountId);
  if (!mayBeViewed(student)) return fail('VIEW_REFUSED');
  const id = newId();
  const until = new Date(ctx.clock.now().getTime() + viewMinutes * 60_000);
  const { reason } = body;
  await inTransaction(ctx, async (tx) => {
    await insertView(tx, { id, staffId: accountId, sessionId, studentId: student.id, reason, expiresAt: until });
    await record(tx, {
      action: 'student.viewBegun',
      subjectKind: 'account',
      subjectId: student.id,
      reason,
      details: { viewId: id, until: until.toISOString() },
    });
  });
  return { viewId: id, name: fullName(student), until: until.toISOString() };
}

/** Stops looking. */
export async function endView(ctx: Context, { params }: Input<Api['endView']>): Promise<Answer<Api['endView']>> {
  const view = await findOpenView(ctx, params.viewId);
  if (view?.staff_id !== actorOf(ctx).accountId) return fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    await closeView(tx, view.id);
    await record(tx, {
      action: 'student.viewEnded',
      subjectKind: 'account',
      subjectId: view.student_id,
      details: { viewId: view.id },
    });
  });
  return { ended: true };
}

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
