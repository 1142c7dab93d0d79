import type { Context } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { type Attempt, listOverdue } from '../answers/attempts.store.ts';
import { endAttempt, expiry } from './end-attempt.ts';

/** Name of the job that waits for one attempt's end. */
export const EXPIRE_ATTEMPT = 'assessments.expire_attempt';
/** Name of the sweep that finds what no job came to, e.g. while the server was down. */
export const EXPIRE_ATTEMPTS = 'assessments.expire_attempts';

const AT_ONCE = 200;

/** Closes and marks one attempt whose time is over; too early, or a second time, it does nothing. */
export const expireAttempt: Job = async (ctx, payload) => {
  await expire(ctx, payload['attemptId'] as string);
};

/** Closes and marks everything that ran out, and marks what was closed without marks. One that fails does not stop the others. */
export const expireAttempts: Job = async (ctx) => {
  const now = ctx.clock.now();
  let after: Attempt | undefined;
  do {
    const overdue = await listOverdue(ctx, now, AT_ONCE, after);
    for (const attempt of overdue)
      await expire(ctx, attempt.id).catch((error: unknown) =>
        ctx.log.error({ err: error, attemptId: attempt.id }, 'an attempt could not be closed'),
      );
    after = overdue.length === AT_ONCE ? overdue.at(-1) : undefined;
  } while (after);
};

const expire = (ctx: Context, attemptId: string) =>
  endAttempt(ctx, attemptId, (tx, attempt) => expiry(attempt, tx.clock.now()));
