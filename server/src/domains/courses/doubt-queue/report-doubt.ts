import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { canReport } from '../doubts/doubt-policies.ts';
import { listReplies } from '../doubts/replies.store.ts';
import { seenDoubt } from '../doubts/show-doubt.ts';
import { insertReport } from './reports.store.ts';

type Endpoint = typeof api.courses.reportDoubt;

/** Tells the teachers that something should not stand here. Said twice by one person it counts once. DOUBT_OWN. */
export async function reportDoubt(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const doubt = await seenDoubt(ctx, params.doubtId);
  const { replyId, reason, comment } = body;
  const replies = replyId === null ? [] : await listReplies(ctx, doubt.id);
  const written = replyId === null ? doubt : replies.find(({ id, hiddenAt }) => id === replyId && !hiddenAt);
  if (!written) fail('NOT_FOUND');
  const actor = actorOf(ctx);
  if (!canReport(actor, written)) fail('DOUBT_OWN');
  await inTransaction(ctx, async (tx) => {
    const isNew = await insertReport(tx, { doubtId: doubt.id, replyId, accountId: actor.accountId, reason, comment });
    if (isNew)
      await record(tx, {
        action: 'doubt.reported',
        subjectKind: 'doubt',
        subjectId: doubt.id,
        details: { replyId, reason },
      });
  });
  return { reported: true };
}
