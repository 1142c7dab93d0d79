import { type LiveRow, offlineAfterSeconds, type Presence } from '@abhyas/contract/assessments/invigilation';
import { isOver, openSection } from '../answers/attempt-clock.ts';
import type { Watched } from './live.store.ts';

/** A student of a paper, with the newest attempt where there is one. */
export interface LiveStudent {
  readonly accountId: string;
  readonly student: string;
  readonly email: string;
  readonly attempt: Watched | null;
  /** The student cannot start any more. */
  readonly missed: boolean;
}

/** Where a student is. A console that was not heard for a while is offline; which says nothing about why. */
export function presenceOf({ attempt, missed }: Pick<LiveStudent, 'attempt' | 'missed'>, now: Date): Presence {
  if (!attempt) return missed ? 'absent' : 'not_started';
  if (attempt.state !== 'running' || isOver(attempt, now)) return 'done';
  if (attempt.pausedAt) return 'paused';
  const heard = attempt.seenAt ?? attempt.startedAt;
  return now.getTime() - heard.getTime() > offlineAfterSeconds * 1000 ? 'offline' : 'in';
}

export function presentWatched(attempt: Watched, answered: number, now: Date): NonNullable<LiveRow['attempt']> {
  const section = openSection(attempt, now);
  return {
    attemptId: attempt.attemptId,
    revision: attempt.revision,
    number: attempt.number,
    state: attempt.state,
    endedBy: attempt.endedBy,
    startedAt: attempt.startedAt.toISOString(),
    endedAt: attempt.endedAt?.toISOString() ?? null,
    deadline: attempt.deadline.toISOString(),
    pausedAt: attempt.pausedAt?.toISOString() ?? null,
    section: section === null ? null : section + 1,
    setLetter: attempt.setLetter,
    answered,
    seenAt: attempt.seenAt?.toISOString() ?? null,
    extraSeconds: attempt.extraSeconds,
    warnings: attempt.warnings,
    takeOvers: Math.max(0, attempt.seat - 1),
    lateAnswers: attempt.lateAnswers,
    unreadMessages: attempt.unreadMessages,
  };
}

const urgency: Readonly<Record<Presence, number>> = {
  offline: 0,
  paused: 1,
  in: 3,
  not_started: 4,
  done: 5,
  absent: 6,
};

/** Smaller comes first: who is offline, who stands still, whose console noticed something, then the others. */
export function attentionOf({ attempt }: LiveStudent, presence: Presence): number {
  if (presence === 'in' && attempt && attempt.warnings + attempt.seat > 1)
    return 2 - Math.min(attempt.warnings, 99) / 100;
  if (presence === 'done' && attempt && attempt.lateAnswers > 0) return 2.5;
  return urgency[presence];
}
