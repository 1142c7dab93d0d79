import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { giveSeat, lockAttempt } from '../answers/attempts.store.ts';
import { ownAttempt } from './own-attempt.ts';
import { isOver } from '../answers/attempt-clock.ts';
import { presentSeated } from './standing.ts';

/** exams: seats. This device writes from now on; the one before becomes read-only, and what it typed earlier still arrives. */
export async function takeSeat(
  ctx: Context,
  { params }: Input<typeof api.assessments.takeSeat>,
): Promise<Reply<typeof api.assessments.takeSeat>> {
  await ownAttempt(ctx, params.attemptId);
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, params.attemptId);
    if (attempt.state !== 'running' || isOver(attempt, tx.clock.now())) fail('ATTEMPT_CLOSED');
    const seated = { ...attempt, seat: attempt.seat + 1 };
    await giveSeat(tx, seated);
    return presentSeated(tx, seated);
  });
}
