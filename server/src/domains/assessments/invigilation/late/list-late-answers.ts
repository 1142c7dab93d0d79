import type { api } from '@abhyas/contract';
import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { namesOf } from '../../../identity/index.ts';
import { type LateWrite, listLateAnswers as listLateWrites, listResponses } from '../../answers/responses.store.ts';
import { type Attempt, getAttempt } from '../../answers/attempts.store.ts';
import { settle } from '../../attempts/end-attempt.ts';
import type { MarkedAnswer } from '../../marking/mark-answers.ts';
import { resultOf } from '../../results/mark-attempt.ts';
import { sheetOf } from '../../variants/attempt-sheet.ts';
import { attemptVersion } from '../../answers/kept-version.ts';

type Shown = typeof api.assessments.listLateAnswers;

/** exams: the end. What came late never counts by itself: those who watch see it, with what it would change. */
export async function listLateAnswers(ctx: Context, { params }: Input<Shown>): Promise<Reply<Shown>> {
  const attempt = await settle(ctx, await getAttempt(ctx, params.attemptId));
  if (attempt.state !== 'marked') fail('RESULT_NOT_READY');
  const late = await listLateWrites(ctx, attempt.id);
  const stored = await listResponses(ctx, attempt.id);
  // Only read: marking wants the transaction that it is usually written in.
  const [now, then] = await inTransaction(ctx, async (tx) => [
    await resultOf(tx, attempt, stored),
    await resultOf(tx, attempt, withLate(stored, late)),
  ]);
  const names = await namesOf(ctx, [attempt.accountId]);
  return {
    student: names.get(attempt.accountId)?.name ?? '',
    revision: attempt.revision,
    marks: now!.marks,
    marksWith: then!.marks,
    full: now!.fullMarks,
    answers: await presentLate(ctx, attempt, late, [now!.answers, then!.answers]),
  };
}

/** The answers as they would be: of each question the late one is the word. */
function withLate(stored: readonly StoredAnswer[], late: readonly LateWrite[]): StoredAnswer[] {
  const replaced = new Set(late.map(({ questionId }) => questionId));
  return [...stored.filter(({ questionId, kind }) => kind !== 'answer' || !replaced.has(questionId)), ...late];
}

async function presentLate(
  ctx: Context,
  attempt: Attempt,
  late: readonly LateWrite[],
  [now, then]: readonly [readonly MarkedAnswer[], readonly MarkedAnswer[]],
): Promise<Reply<Shown>['answers']> {
  const sheet = await sheetOf(ctx, await attemptVersion(ctx, attempt), attempt.id);
  const came = new Map(late.map(({ questionId, savedAt }) => [questionId, savedAt]));
  const counted = new Map(now.map((answer) => [answer.questionId, answer]));
  const other = new Map(then.map((answer) => [answer.questionId, answer]));
  const pick = ({ response, outcome, marks }: MarkedAnswer) => ({ response, outcome, marks });
  return sheet.sections.flatMap((section) =>
    section.questions.flatMap(({ id, number, content }) => {
      const cameAt = came.get(id);
      if (!cameAt) return [];
      return {
        questionId: id,
        number,
        section: section.title,
        stem: leadOf(content.en),
        cameAt: cameAt.toISOString(),
        counted: pick(counted.get(id)!),
        late: pick(other.get(id)!),
      };
    }),
  );
}
