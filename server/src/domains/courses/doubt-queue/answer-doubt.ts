import type { api } from '@abhyas/contract';
import type { StaffThread } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import { writeReply } from '../doubt-writing/write-reply.ts';
import { canAnswerDoubts } from '../doubts/doubt-policies.ts';
import { getDoubt } from '../doubts/doubts.store.ts';
import { showDoubtToStaff } from './show-doubt-to-staff.ts';

type Endpoint = typeof api.courses.answerDoubt;

/** A teacher answers: nobody waits any more, and who asked is told. FORBIDDEN to those who only read courses. */
export async function answerDoubt(ctx: Context, { params, body }: Input<Endpoint>): Promise<StaffThread> {
  authorize(ctx, canAnswerDoubts, await getDoubt(ctx, params.doubtId));
  await writeReply(ctx, params.doubtId, body.body);
  return showDoubtToStaff(ctx, { params });
}
