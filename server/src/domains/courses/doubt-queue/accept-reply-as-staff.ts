import type { api } from '@abhyas/contract';
import type { StaffThread } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { markSolved } from '../doubt-writing/mark-solved.ts';
import { canAnswerDoubts } from '../doubts/doubt-policies.ts';
import { showDoubtToStaff } from './show-doubt-to-staff.ts';

type Accept = typeof api.courses.acceptReplyAsStaff;
/** A teacher says which answer solved it, where who asked does not. */
export async function acceptReplyAsStaff(ctx: Context, { params, body }: Input<Accept>): Promise<StaffThread> {
  await markSolved(ctx, params.doubtId, body.replyId, () => canAnswerDoubts(actorOf(ctx)));
  return showDoubtToStaff(ctx, { params });
}
