import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { resumeClock } from '../../answers/attempt-clock.ts';
import type { Attempt } from '../../answers/attempts.store.ts';
import { actOnAttempts, type Change } from './act-on-attempts.ts';

type Endpoints = typeof api.assessments;

/** The clock goes on: the deadline and the section ends ahead move by the pause. */
export function resumeAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['resumeAttempts']>,
): Promise<Acted> {
  const change: Change = (attempt, now) => {
    if (!attempt.pausedAt) return 'running';
    const resumed = resumeClock(attempt, now);
    return { attempt: resumed, seconds: secondsBetween(attempt, resumed) };
  };
  return actOnAttempts(ctx, { paperId, ...body, kind: 'resumed', change });
}

const secondsBetween = (before: Attempt, after: Attempt) =>
  Math.round((after.deadline.getTime() - before.deadline.getTime()) / 1000);
