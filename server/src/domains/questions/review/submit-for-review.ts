import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { asksForReviews } from './review-state.ts';
import { reviewProblems } from './review-problems.ts';
import { getReview, insertDecision, moveReview, type Review } from './review.store.ts';
import { listDuplicates } from './duplicates.store.ts';

type One = typeof api.questions.submitForReview;
type Several = typeof api.questions.submitReviews;

/**
 * Sends a draft for review. CONFLICT where somebody changed it since the caller looked, REVIEW_STATE where it is no draft,
 * QUESTION_INVALID with what must be put right, REVIEW_DUPLICATES where the bank has it already and the caller did not say so.
 */
export async function submitForReview(
  ctx: Context,
  { params: { questionId }, body }: Input<One>,
): Promise<Answer<One>> {
  return inTransaction(ctx, async (tx) => {
    await requireReviews(tx);
    const review = await getReview(tx, questionId, true);
    if (review.version !== body.version || review.keyVersion !== body.keyVersion) fail('CONFLICT');
    if (review.state !== 'draft') fail('REVIEW_STATE', { state: review.state });
    const { problems, duplicates } = await hindrances(tx, questionId);
    if (problems.length > 0) failFields('QUESTION_INVALID', problems);
    if (duplicates.length > 0 && !body.despiteDuplicates)
      fail('REVIEW_DUPLICATES', { questions: duplicates.map(({ number }) => `Q-${number}`).join(', ') });
    return send(tx, review);
  });
}

/** Sends several drafts at once. Those with problems or duplicates stay as they are, and are named; what is no draft is left alone. */
export async function submitReviews(ctx: Context, { body }: Input<Several>): Promise<Answer<Several>> {
  return inTransaction(ctx, async (tx) => {
    await requireReviews(tx);
    const left: Answer<Several>['left'] = [];
    let sent = 0;
    for (const id of [...new Set(body.questionIds)].toSorted()) {
      const review = await getReview(tx, id, true);
      if (review.state !== 'draft') continue;
      const { problems, duplicates } = await hindrances(tx, id);
      if (problems.length + duplicates.length > 0)
        left.push({ id, number: review.number, problems: problems.length, duplicates: duplicates.length });
      else {
        await send(tx, review);
        sent++;
      }
    }
    return { sent, left };
  });
}

/** REVIEW_OFF where the institute asks for no reviews. */
export async function requireReviews(ctx: Context): Promise<void> {
  if (!(await asksForReviews(ctx))) fail('REVIEW_OFF');
}

async function hindrances(tx: TransactionContext, questionId: string) {
  const question = await getQuestion(tx, questionId);
  return {
    problems: reviewProblems(question),
    duplicates: await listDuplicates(tx, fingerprint(question.en), questionId),
  };
}

async function send(tx: TransactionContext, review: Review): Promise<Answer<One>> {
  const next = { ...review, state: 'in_review', round: review.round + 1 } as const;
  await moveReview(tx, review.id, next);
  await insertDecision(tx, next, 'submitted', '');
  await record(tx, {
    action: 'question.review_submitted',
    subjectKind: 'question',
    subjectId: review.id,
    details: { number: review.number, version: review.version, keyVersion: review.keyVersion },
  });
  return { state: next.state, round: next.round };
}
