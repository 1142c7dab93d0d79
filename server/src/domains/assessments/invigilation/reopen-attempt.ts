import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { moveClock } from '../answers/attempt-clock.ts';
import { type Attempt, getAttempt, listAttemptsOf, lockAttempt, saveControl } from '../answers/attempts.store.ts';
import { settle } from '../attempts/end-attempt.ts';
import { planExpiry } from '../attempts/plan-expiry.ts';
import { getPaper } from '../versions/papers.store.ts';
import { unrankResult } from '../results/results.store.ts';
import { insertInterventions } from './interventions.store.ts';

type Endpoint = typeof api.assessments.reopenAttempt;

/**
 * Lets a closed attempt go on for so many minutes from now, within the window of its paper. What was answered stays; the result
 * leaves the rank list until the attempt ends again, and is then marked in a new version that counts once.
 */
export async function reopenAttempt(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const seen = await settle(ctx, await getAttempt(ctx, params.attemptId));
  const { settings } = await getPaper(ctx, seen.paperId);
  const { closesAt } = settings;
  if (closesAt && ctx.clock.now() >= closesAt) fail('PAPER_CLOSED', { closesAt: closesAt.toISOString() });
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, params.attemptId);
    if (attempt.revision !== body.revision) fail('CONFLICT');
    const others = await listAttemptsOf(tx, attempt.accountId, [attempt.paperId]);
    if (others.some(({ state }) => state === 'running')) fail('ATTEMPT_RUNS');
    const open = reopened(attempt, body.minutes, tx.clock.now());
    await saveControl(tx, [open]);
    await unrankResult(tx, attempt.id);
    await planExpiry(tx, [open]);
    await keepReason(tx, attempt, body);
    return { deadline: open.deadline.toISOString() };
  });
}

/** Sections that had not ended when the attempt did end as much later as the deadline does. */
function reopened(attempt: Attempt, minutes: number, now: Date): Attempt {
  const deadline = now.getTime() + minutes * 60_000;
  const moved = moveClock(attempt, deadline - attempt.deadline.getTime(), attempt.endedAt ?? attempt.deadline);
  return {
    ...moved,
    state: 'running',
    endedBy: null,
    endedAt: null,
    lastSequence: null,
    revision: attempt.revision + 1,
  };
}

async function keepReason(
  tx: TransactionContext,
  { id, paperId }: Attempt,
  { minutes, reason }: Input<Endpoint>['body'],
): Promise<void> {
  const by = actorOf(tx).accountId;
  await insertInterventions(tx, [
    { id: newId(), attemptId: id, kind: 'reopened', seconds: minutes * 60, reason, by, at: tx.clock.now() },
  ]);
  await record(tx, {
    action: 'attempt.reopened',
    subjectKind: 'attempt',
    subjectId: id,
    details: { paperId, minutes },
    reason,
  });
}
