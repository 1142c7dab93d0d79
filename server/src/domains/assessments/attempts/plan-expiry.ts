import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueueEach } from '../../../kernel/jobs/enqueue.ts';
import type { Attempt } from '../answers/attempts.store.ts';
import { EXPIRE_ATTEMPT } from './expire-attempts.job.ts';

/**
 * Plans the jobs that close and mark attempts when their time is over; planned again, a job waits for the new deadline instead.
 * What is closed already is marked at once; while a clock stands still there is nothing to wait for.
 */
export async function planExpiry(tx: TransactionContext, attempts: readonly Attempt[]): Promise<void> {
  await enqueueEach(
    tx,
    EXPIRE_ATTEMPT,
    attempts
      .filter(({ pausedAt }) => pausedAt === null)
      .map(({ id, state, deadline, graceSeconds }) => ({
        payload: { attemptId: id },
        runAt: state === 'closed' ? null : new Date(deadline.getTime() + graceSeconds * 1000 + 1),
        key: `expire:${id}`,
      })),
  );
}
