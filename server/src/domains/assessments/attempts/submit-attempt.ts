import type { api } from '@abhyas/contract';
import type { AttemptStanding } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countArrived } from '../answers/responses.store.ts';
import type { Attempt } from '../answers/attempts.store.ts';
import { endAttempt, type Ending, expiry } from './end-attempt.ts';
import { ownAttempt } from './own-attempt.ts';
import { presentStanding } from './standing.ts';

type Submit = Input<typeof api.assessments.submitAttempt>;

/** Ends the attempt and marks it at once. Asked again, or after time ran out, it only says how the attempt stands. */
export async function submitAttempt(ctx: Context, { params, body }: Submit): Promise<AttemptStanding> {
  const attempt = await ownAttempt(ctx, params.attemptId);
  const ended =
    attempt.state === 'marked' ? attempt : await endAttempt(ctx, attempt.id, (tx, locked) => decide(tx, locked, body));
  return presentStanding(ended, ctx.clock.now());
}

/** exams: the end. Only the seat that writes submits, and not before everything it sent has arrived. */
async function decide(
  tx: TransactionContext,
  attempt: Attempt,
  { seat, lastSequence }: Submit['body'],
): Promise<Ending> {
  const now = tx.clock.now();
  const expired = expiry(attempt, now);
  if (expired) return expired;
  if (seat > attempt.seat) fail('SEAT_UNKNOWN');
  if (seat < attempt.seat) fail('SEAT_TAKEN', { seat: attempt.seat });
  const missing = lastSequence - (await countArrived(tx, attempt.id, seat, lastSequence));
  if (missing > 0) fail('SUBMIT_INCOMPLETE', { missing });
  return { endedBy: 'submitted', endedAt: now, lastSequence };
}
