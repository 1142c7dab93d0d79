import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { markAttempt } from '../results/mark-attempt.ts';
import { type Attempt, lockAttempt, saveEnding } from '../answers/attempts.store.ts';
import { isOver } from '../answers/attempt-clock.ts';

/** How a running attempt ends now; undefined: it goes on. */
export type Ending = Pick<Attempt, 'endedBy' | 'endedAt' | 'lastSequence'>;
type Decide = (tx: TransactionContext, attempt: Attempt) => Ending | undefined | Promise<Ending | undefined>;

/**
 * Closes and marks an attempt in one transaction, if `decide` says so of the locked row: it cannot be saved to meanwhile, and
 * its answers are read after the lock. Done twice it changes nothing. If marking breaks, the attempt is closed all the same,
 * and the sweep tries again to mark it.
 */
export async function endAttempt(ctx: Context, attemptId: string, decide: Decide): Promise<Attempt> {
  try {
    return await inTransaction(ctx, (tx) => endIn(tx, attemptId, decide, true));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    ctx.log.error({ err: error, attemptId }, 'an attempt could not be marked');
    return inTransaction(ctx, (tx) => endIn(tx, attemptId, decide, false));
  }
}

async function endIn(tx: TransactionContext, attemptId: string, decide: Decide, mark: boolean): Promise<Attempt> {
  const attempt = await lockAttempt(tx, attemptId);
  if (attempt.state === 'marked') return attempt;
  const closed = await close(tx, attempt, decide);
  if (!closed) return attempt;
  if (mark) await markAttempt(tx, closed);
  const ended: Attempt = { ...closed, state: mark ? 'marked' : 'closed' };
  await saveEnding(tx, ended);
  return ended;
}

async function close(tx: TransactionContext, attempt: Attempt, decide: Decide): Promise<Attempt | undefined> {
  if (attempt.state === 'closed') return attempt;
  const ending = await decide(tx, attempt);
  return ending && { ...attempt, ...ending, state: 'closed' };
}

/** Time ran out: it ended at its deadline, however late that is noticed. */
export function expiry(attempt: Attempt, now: Date): Ending | undefined {
  return isOver(attempt, now) ? { endedBy: 'expired', endedAt: attempt.deadline, lastSequence: null } : undefined;
}

/** The attempt as it truly stands: one that ran out is closed and marked now, should its job not have come to it yet. */
export async function settle(ctx: Context, attempt: Attempt): Promise<Attempt> {
  if (attempt.state === 'marked' || (attempt.state === 'running' && !isOver(attempt, ctx.clock.now()))) return attempt;
  return endAttempt(ctx, attempt.id, (tx, locked) => expiry(locked, tx.clock.now()));
}
