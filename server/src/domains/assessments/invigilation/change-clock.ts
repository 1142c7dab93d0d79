import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { moveClock, resumeClock, timeOf } from '../attempts/attempt-clock.ts';
import type { Attempt } from '../attempts/attempts.store.ts';
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

/** More time for one, several or everyone who sits now. */
export function extendAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['extendAttempts']>,
): Promise<Acted> {
  return actOnAttempts(ctx, { paperId, ...giveMinutes(body), kind: 'extended' });
}

/** exams: lost time is credited on the server, with a reason. The clock moves as by an extension; the record says why it was owed. */
export function compensateAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['compensateAttempts']>,
): Promise<Acted> {
  return actOnAttempts(ctx, { paperId, ...giveMinutes(body), kind: 'compensated' });
}

function giveMinutes({ target, reason, minutes }: Input<Endpoints['extendAttempts']>['body']) {
  const change: Change = (attempt, now) => ({
    attempt: moveClock(attempt, minutes * 60_000, timeOf(attempt, now)),
    seconds: minutes * 60,
  });
  return { target, reason, details: { minutes }, change };
}

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
