import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { type AnsweredQuestion, recordAnswers } from '../../questions/index.ts';
import { listResponses } from '../answers/responses.store.ts';
import type { Attempt } from '../answers/attempts.store.ts';
import { attemptMarked } from '../events.ts';
import { holdVerdicts } from '../marking/verdicts-in-force.ts';
import { rankedBy } from './ranked-by.ts';
import { type Result, saveResults } from './results.store.ts';
import { attemptKeys } from '../variants/attempt-keys.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { type PaperVersion, type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import { markAnswers } from '../marking/mark-answers.ts';

/** Marks a closed attempt that this transaction has locked: its result and the learner's answer history are written with it. */
export async function markAttempt(tx: TransactionContext, attempt: Attempt): Promise<void> {
  const stored = await listResponses(tx, attempt.id);
  const result = await resultOf(tx, attempt, stored);
  await saveResults(tx, [result]);
  const version = await attemptVersion(tx, attempt);
  await recordAnswers(tx, historyOf(attempt, version, result, stored));
  await emit(tx, attemptMarked, { attemptId: attempt.id, paperId: attempt.paperId, accountId: attempt.accountId });
}

/** The result of an attempt with these answers, by the paper version, the keys and the numbers that it was given, and the verdicts in force. */
export async function resultOf(
  tx: TransactionContext,
  attempt: Attempt,
  stored: readonly StoredAnswer[],
): Promise<Result> {
  const version = await attemptVersion(tx, attempt);
  const verdicts = await holdVerdicts(tx, version, attempt.id);
  const marking = markAnswers(version, await attemptKeys(tx, version, attempt.id), stored, verdicts);
  return {
    attemptId: attempt.id,
    resultVersion: 1,
    paperId: attempt.paperId,
    paperVersion: attempt.paperVersion,
    accountId: attempt.accountId,
    ranked: attempt.number === 1,
    fullMarks: version.fullMarks,
    markedAt: tx.clock.now(),
    ...marking,
    ...(await rankedBy(tx, version, marking.answers)),
  };
}

/** Questions that the student had on the screen: a question nobody looked at was not seen. */
export function historyOf(
  attempt: Attempt,
  version: PaperVersion,
  { answers, marks: total, fullMarks }: Result,
  stored: readonly StoredAnswer[],
): AnsweredQuestion[] {
  const placed = new Map(questionsOf(version).map((question) => [question.id, question]));
  const rules = new Map(
    version.sections.flatMap(({ rule, questions }) => questions.map((one) => [one.id, one.rule ?? rule])),
  );
  const seen = new Set(stored.map(({ questionId }) => questionId));
  return answers
    .filter(({ questionId }) => seen.has(questionId))
    .map(({ questionId, outcome, seconds, marks, full, response }) => ({
      accountId: attempt.accountId,
      questionId,
      outcome,
      seconds,
      at: attempt.endedAt ?? attempt.deadline,
      costly: rules.get(questionId)!.wrong < 0,
      ...(outcome === 'partial' && full > 0 && { credit: Math.min(1, Math.max(0, marks / full)) }),
      item: {
        version: placed.get(questionId)!.version,
        attemptId: attempt.id,
        response: comparable(placed.get(questionId)!, response),
        first: attempt.number === 1,
        rest: fullMarks > full ? (total - marks) / (fullMarks - full) : null,
      },
    }));
}

/** What was typed says nothing beside what others typed who had other numbers; an option is the same option for everybody. */
const comparable = ({ varies }: PlacedQuestion, response: Response | null): Response | null =>
  varies && response && ('number' in response || 'text' in response) ? null : response;
