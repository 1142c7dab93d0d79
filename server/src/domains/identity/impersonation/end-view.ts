import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { closeView, findOpenView } from './views.store.ts';

type Api = typeof api.identity;

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
