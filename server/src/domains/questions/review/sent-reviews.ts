import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { listDuplicates } from './duplicates.store.ts';
import { reviewProblems } from './review-problems.ts';
import { asksForReviews } from '../bank/review-state.ts';
import { insertDecision, moveReview, type Review } from '../bank/review.store.ts';

type One = typeof api.questions.submitForReview;

/** REVIEW_OFF where the institute asks for no reviews. */
export async function requireReviews(ctx: Context): Promise<void> {
  if (!(await asksForReviews(ctx))) fail('REVIEW_OFF');
}

/** What keeps a question from its review: problems, and questions of the bank that say the same. */
export async function hindrancesOf(tx: TransactionContext, questionId: string) {
  const question = await getQuestion(tx, questionId);
  return {
    problems: await reviewProblems(question),
    duplicates: await listDuplicates(tx, fingerprint(question.en), questionId),
  };
}

/** Opens the next round of a question that is locked. */
export async function sendForReview(tx: TransactionContext, review: Review): Promise<Answer<One>> {
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
