import type { LiveRow, WatchedAttempt } from '@abhyas/contract/assessments/invigilation';

/** What one may do to an attempt. */
export type LiveAct = 'message' | 'extend' | 'compensate' | 'pause' | 'resume' | 'submit' | 'reopen';

/** Whole seconds until its end; a clock that stands still shows what was left when it was stopped. Never below 0. */
export function secondsLeftOf({ deadline, pausedAt }: WatchedAttempt, now: number): number {
  const at = pausedAt === null ? now : Date.parse(pausedAt);
  return Math.max(0, Math.ceil((Date.parse(deadline) - at) / 1000));
}

/** What makes sense for it as it stands. */
export function actsOf({ presence, attempt }: Pick<LiveRow, 'presence' | 'attempt'>): readonly LiveAct[] {
  if (!attempt) return [];
  if (presence === 'done') return ['reopen'];
  return ['message', 'extend', 'compensate', presence === 'paused' ? 'resume' : 'pause', 'submit'];
}

/** Whole minutes that were left when it ended, at least one: what reopening gives unless somebody writes another number. */
export function minutesLost({ deadline, endedAt }: WatchedAttempt): number {
  const left = endedAt === null ? 0 : (Date.parse(deadline) - Date.parse(endedAt)) / 60_000;
  return Math.max(1, Math.min(300, Math.round(left) || 10));
}
