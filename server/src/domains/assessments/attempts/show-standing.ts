import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { ownAttempt } from './own-attempt.ts';
import { presentSeated } from './standing.ts';

/** State, seat and clock of the caller's attempt, and what is saved: how a console learns that it lost its seat, or the end. */
export async function showStanding(
  ctx: Context,
  { params }: Input<typeof api.assessments.showStanding>,
): Promise<Reply<typeof api.assessments.showStanding>> {
  return presentSeated(ctx, await ownAttempt(ctx, params.attemptId));
}
