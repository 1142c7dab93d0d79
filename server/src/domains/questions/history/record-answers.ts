import type { TransactionContext } from '../../../kernel/context.ts';
import { addToHistory, type HistoryRow } from './history.store.ts';

/** What became of one question in one marked attempt. */
export interface AnsweredQuestion {
  readonly accountId: string;
  readonly questionId: string;
  readonly outcome: 'right' | 'wrong' | 'partial' | 'unanswered';
  /** Whole seconds spent on it. */
  readonly seconds: number;
  /** When the attempt ended. */
  readonly at: Date;
}

/** Adds a marking to the learners' answer history, in the marking's transaction: once per marked attempt. */
export async function recordAnswers(tx: TransactionContext, answers: readonly AnsweredQuestion[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = new Map<string, HistoryRow>();
  for (const answer of answers) {
    const key = `${answer.accountId} ${answer.questionId}`;
    const before = rows.get(key);
    const last = before && before.at > answer.at ? before : answer;
    rows.set(key, {
      ...last,
      seen: (before?.seen ?? 0) + 1,
      right: (before?.right ?? 0) + (answer.outcome === 'right' ? 1 : 0),
    });
  }
  await addToHistory(
    tx,
    [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
}
