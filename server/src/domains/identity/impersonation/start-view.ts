import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { viewMinutes } from '@abhyas/contract/identity/impersonation';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { mayBeViewed } from './view-student.ts';
import { insertView } from './views.store.ts';

type Api = typeof api.identity;

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
