import type { AttemptStanding, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import { listResponses } from '../answers/responses.store.ts';
import { isOver } from '../answers/attempt-clock.ts';
import type { Attempt } from '../answers/attempts.store.ts';

/** State, seat and clock as the console needs them. What is over counts as closed before anybody has closed it. */
export function presentStanding(attempt: Attempt, now: Date): AttemptStanding {
  return {
    attemptId: attempt.id,
    state: attempt.state === 'running' && isOver(attempt, now) ? 'closed' : attempt.state,
    seat: attempt.seat,
    deadline: attempt.deadline.toISOString(),
    graceSeconds: attempt.graceSeconds,
    pausedAt: attempt.pausedAt?.toISOString() ?? null,
    sectionEnds: attempt.sectionEnds?.map((end) => end.toISOString()) ?? null,
    now: now.toISOString(),
  };
}

/** The same with everything that is saved: answers, and drafts that restore the screen. */
export async function presentSeated(
  ctx: Context,
  attempt: Attempt,
): Promise<AttemptStanding & { answers: StoredAnswer[] }> {
  return { ...presentStanding(attempt, ctx.clock.now()), answers: await listResponses(ctx, attempt.id) };
}
