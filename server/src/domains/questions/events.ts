import { eventKind } from '../../kernel/events.ts';

/** One answer of a sitting. */
export interface RecordedAnswer {
  readonly questionId: string;
  readonly outcome: 'right' | 'wrong' | 'partial' | 'unanswered';
  /** A wrong answer cost marks. */
  readonly costly: boolean;
  /** Share of its marks where only part of it is right. */
  readonly credit?: number;
  /** The hint was read before. */
  readonly hinted?: boolean;
}

/** Answers of one person went into the answer history; `attemptId` where they are of a paper, and then they may come again. */
export const answersRecorded = eventKind<{
  accountId: string;
  attemptId: string | null;
  at: string;
  answers: readonly RecordedAnswer[];
}>('answers.recorded');
