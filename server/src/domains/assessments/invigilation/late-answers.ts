import type { api } from '@abhyas/contract';
import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { acceptLate, type LateWrite, listLateAnswers, listResponses } from '../answers/responses.store.ts';
import { type Attempt, getAttempt, lockAttempt, saveControl } from '../attempts/attempts.store.ts';
import { settle } from '../attempts/end-attempt.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { markAttempt, resultOf } from '../marking/mark-attempt.ts';
import { findResult } from '../results/results.store.ts';
import { sheetOf } from '../variants/attempt-sheet.ts';
import { attemptVersion } from '../versions/kept-version.ts';
import { insertInterventions } from './interventions.store.ts';

type Shown = typeof api.assessments.listLateAnswers;
type Accepted = typeof api.assessments.acceptLateAnswers;

/** exams: the end. What came late never counts by itself: those who watch see it, with what it would change. */
export async function showLateAnswers(ctx: Context, { params }: Input<Shown>): Promise<Reply<Shown>> {
  const attempt = await settle(ctx, await getAttempt(ctx, params.attemptId));
  if (attempt.state !== 'marked') fail('RESULT_NOT_READY');
  const late = await listLateAnswers(ctx, attempt.id);
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

/** Lets late answers count, with a reason: the attempt is marked again, and its result has the next version. */
export async function acceptLateAnswers(ctx: Context, { params, body }: Input<Accepted>): Promise<Reply<Accepted>> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, params.attemptId);
    if (attempt.state !== 'marked') fail('RESULT_NOT_READY');
    if (attempt.revision !== body.revision) fail('CONFLICT');
    const wanted = new Set(body.questionIds);
    const late = (await listLateAnswers(tx, attempt.id)).filter(({ questionId }) => wanted.has(questionId));
    if (late.length < wanted.size) fail('LATE_UNKNOWN');
    await keepAcceptance(tx, attempt, late, body.reason);
    await saveControl(tx, [{ ...attempt, revision: attempt.revision + 1 }]);
    await markAttempt(tx, attempt);
    return { accepted: late.length, marks: (await findResult(tx, attempt.id))!.marks };
  });
}

async function keepAcceptance(
  tx: TransactionContext,
  { id, paperId }: Attempt,
  late: readonly LateWrite[],
  reason: string,
): Promise<void> {
  const interventionId = newId();
  const by = actorOf(tx).accountId;
  await insertInterventions(tx, [
    { id: interventionId, attemptId: id, kind: 'late_accepted', seconds: 0, reason, by, at: tx.clock.now() },
  ]);
  await acceptLate(tx, id, interventionId, late);
  await record(tx, {
    action: 'attempt.late_accepted',
    subjectKind: 'attempt',
    subjectId: id,
    details: { paperId, questions: late.map(({ questionId }) => questionId) },
    reason,
  });
}
