import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { actOnAttempts, type Change } from './act-on-attempts.ts';

type Endpoints = typeof api.assessments;

/** Hands attempts in for their students: closed now, marked by a job at once; what arrives later is late evidence. */
export function forceSubmit(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['forceSubmit']>,
): Promise<Acted> {
  const change: Change = (attempt, now) => ({
    attempt: { ...attempt, state: 'closed', endedBy: 'forced', endedAt: now, lastSequence: null, pausedAt: null },
    seconds: 0,
  });
  return actOnAttempts(ctx, { paperId, ...body, kind: 'forced', change });
}
