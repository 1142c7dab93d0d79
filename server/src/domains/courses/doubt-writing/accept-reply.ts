import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { canAcceptReply } from '../doubts/doubt-policies.ts';
import { seenDoubt, showDoubt } from '../doubts/show-doubt.ts';
import { markSolved } from './mark-solved.ts';

type Accept = typeof api.courses.acceptReply;
/** The asker says which answer solved the doubt, or that none did after all. */
export async function acceptReply(ctx: Context, { params, body }: Input<Accept>): Promise<Answer<Accept>> {
  await seenDoubt(ctx, params.doubtId);
  await markSolved(ctx, params.doubtId, body.replyId, (doubt) => canAcceptReply(actorOf(ctx), doubt));
  return showDoubt(ctx, { params });
}
