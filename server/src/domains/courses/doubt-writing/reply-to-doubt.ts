import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { seenDoubt, showDoubt } from '../doubts/show-doubt.ts';
import { writeReply } from './write-reply.ts';

type Reply = typeof api.courses.replyToDoubt;
/** A learner answers a doubt that they may see, or says more about their own. */
export async function replyToDoubt(ctx: Context, { params, body }: Input<Reply>): Promise<Answer<Reply>> {
  await seenDoubt(ctx, params.doubtId);
  await writeReply(ctx, params.doubtId, body.body);
  return showDoubt(ctx, { params });
}
