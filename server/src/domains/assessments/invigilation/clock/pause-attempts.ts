import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { actOnAttempts, type Change } from './act-on-attempts.ts';

type Endpoints = typeof api.assessments;

/** exams: lost time. The clock stands still: nobody is over, consoles are locked, and what arrives meanwhile counts. */
export function pauseAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['pauseAttempts']>,
): Promise<Acted> {
  const change: Change = (attempt, now) =>
    attempt.pausedAt ? 'paused' : { attempt: { ...attempt, pausedAt: now }, seconds: 0 };
  return actOnAttempts(ctx, { paperId, ...body, kind: 'paused', change });
}
