import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { ReviewAction } from '@abhyas/contract/questions/review';
import type { ReviewState } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { notify } from '../../../notices/index.ts';
import {
  getReview,
  insertDecision,
  listAuthors,
  listDecisions,
  moveReview,
  type Review,
} from '../../bank/review.store.ts';
import { requireReviews } from '../sent-reviews.ts';

type Decided = Answer<typeof api.questions.approveQuestion>;

export interface Move {
  readonly action: ReviewAction;
  readonly state: ReviewState;
  /** Of the log. */
  readonly entry: string;
}
export interface Verdict extends Move {
  /** Of the notice to its authors. */
  readonly kind: string;
}

export function decide(
  ctx: Context,
  questionId: string,
  { round, comment }: { readonly round: number; readonly comment: string },
  to: Verdict,
): Promise<Decided> {
  return inTransaction(ctx, async (tx) => {
    const review = await openRound(tx, questionId, round);
    const { accountId } = actorOf(tx);
    const authors = await listAuthors(tx, questionId);
    if (authors.includes(accountId)) fail('REVIEW_OWN');
    const sender = (await listDecisions(tx, questionId)).find(({ action }) => action === 'submitted')?.by;
    const decided = await endRound(tx, review, { ...to, comment });
    await notify(tx, {
      kind: to.kind,
      accountIds: [...authors, ...(sender ? [sender] : [])].filter((id) => id !== accountId),
      params: { number: review.number, comment },
      link: `/partner/questions/${questionId}`,
      key: `question_review:${questionId}:${round}`,
    });
    return decided;
  });
}

/** The round that the caller looked at, held: nobody else decides it, and its author cannot change the question meanwhile. */
export async function openRound(tx: TransactionContext, questionId: string, round: number): Promise<Review> {
  await requireReviews(tx);
  const review = await getReview(tx, questionId, true);
  if (review.state !== 'in_review' || review.round !== round) fail('CONFLICT', { state: review.state });
  return review;
}

/** Moves a question out of its round, with the decision in its history and in the log. */
export async function endRound(
  tx: TransactionContext,
  review: Review,
  { action, state, entry, comment }: Move & { readonly comment: string },
): Promise<Decided> {
  const { id, round, number, version, keyVersion } = review;
  await moveReview(tx, id, { state, round });
  await insertDecision(tx, review, action, comment);
  await record(tx, {
    action: entry,
    subjectKind: 'question',
    subjectId: id,
    details: { number, version, keyVersion, ...(comment && { comment }) },
  });
  return { state, round };
}
