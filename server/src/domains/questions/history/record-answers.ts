import type { Response } from '@abhyas/contract/questions/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { answersRecorded } from '../events.ts';
import { listKnownOutcomes, saveItemAnswers } from '../statistics/item-answers.store.ts';
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
  /** Share of its marks where only part of it is right. */
  readonly credit?: number;
  /** A wrong answer cost marks, so that whoever did not know could leave it out. */
  readonly costly?: boolean;
  /** The hint was read before. */
  readonly hinted?: boolean;
  /** What the statistics of the question count; absent where it was not met in a paper. */
  readonly item?: MetItem;
}

export interface MetItem {
  readonly version: number;
  readonly attemptId: string;
  readonly response: Response | null;
  /** The student's first attempt at the paper. */
  readonly first: boolean;
  /** Score on the rest of the paper, as a share of its full marks; null where there is no rest. */
  readonly rest: number | null;
}

/**
 * Adds a marking to the learners' answer history, in the marking's transaction. An attempt that is marked again is not counted
 * again: what its first marking said is taken back. Others hear of it, unless `heard` says that who calls tells them himself.
 */
export async function recordAnswers(
  tx: TransactionContext,
  answers: readonly AnsweredQuestion[],
  { heard = false } = {},
): Promise<void> {
  if (answers.length === 0) return;
  const met = answers.flatMap(({ item, questionId }) => (item ? [{ questionId, ...item }] : []));
  const known = met.length > 0 ? await listKnownOutcomes(tx, met) : new Map<string, string>();
  const rows = new Map<string, HistoryRow>();
  for (const answer of answers) {
    const key = `${answer.accountId} ${answer.questionId}`;
    const before = rows.get(key);
    const said = answer.item && known.get(`${answer.item.attemptId} ${answer.questionId}`);
    const last = before && before.at > answer.at ? before : answer;
    rows.set(key, {
      ...last,
      seen: (before?.seen ?? 0) + (said === undefined ? 1 : 0),
      right: (before?.right ?? 0) + rightOnes(answer.outcome) - rightOnes(said),
    });
  }
  await addToHistory(
    tx,
    [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
  const items = answers.flatMap(({ item, questionId, accountId, outcome, seconds }) =>
    item ? [{ questionId, accountId, outcome, seconds, ...item, answer: answerOf(item.response) }] : [],
  );
  if (items.length > 0) await saveItemAnswers(tx, items);
  if (!heard) await tell(tx, answers);
}

/** One event for each sitting: the answers of an attempt, or of a person outside of one. */
async function tell(tx: TransactionContext, answers: readonly AnsweredQuestion[]): Promise<void> {
  const sittings = Map.groupBy(answers, ({ accountId, item }) => `${accountId} ${item?.attemptId ?? ''}`);
  for (const [first, ...others] of sittings.values()) {
    if (!first) continue;
    await emit(tx, answersRecorded, {
      accountId: first.accountId,
      attemptId: first.item?.attemptId ?? null,
      at: first.at.toISOString(),
      answers: [first, ...others].map(({ questionId, outcome, credit, hinted, costly = false }) => ({
        questionId,
        outcome,
        costly,
        ...(credit !== undefined && { credit }),
        ...(hinted && { hinted }),
      })),
    });
  }
}

const rightOnes = (outcome: string | undefined): number => (outcome === 'right' ? 1 : 0);

const MOST_TYPED = 60;

/** A response in one word, equal for equal ones: `2`, `1,3`, what was typed. */
function answerOf(response: Response | null): string | null {
  if (response === null) return null;
  if ('options' in response) return response.options.toSorted((a, b) => a - b).join(',');
  if ('rows' in response) return response.rows.map((row) => row.toSorted((a, b) => a - b).join(',')).join(' / ');
  return ('number' in response ? response.number : response.text.trim().toLowerCase()).slice(0, MOST_TYPED);
}
