import type { ReviewState } from '@abhyas/contract/questions/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { approveSilently, listStates, returnToDraft } from './review.store.ts';

/** The institute lets papers have only what somebody else than the author approved. */
export async function asksForReviews(ctx: Pick<Context, 'instituteId'>): Promise<boolean> {
  return (await rulesOf(ctx.instituteId)).questionReview;
}

/** What a question is that is written now for the first time: approved at once where the institute asks for no reviews. */
export async function reviewStateFor(ctx: Pick<Context, 'instituteId'>): Promise<'approved' | 'draft'> {
  return (await asksForReviews(ctx)) ? 'draft' : 'approved';
}

/**
 * To be called before other words, another key or a translation become current of these questions: what was approved is set aside for
 * papers, and the question is a draft again, also one that is in review. Where the institute asks for no reviews it is approved at once.
 */
export async function beginRevision(tx: TransactionContext, questionIds: readonly string[]): Promise<void> {
  if (await asksForReviews(tx)) await returnToDraft(tx, questionIds);
  else await approveSilently(tx, questionIds);
}

/** These rows with where each stands in its review; as they are where the institute asks for none. */
export async function withReviewStates<R extends { readonly id: string }>(
  ctx: Context,
  rows: readonly R[],
): Promise<(R & { readonly review?: ReviewState })[]> {
  if (rows.length === 0 || !(await asksForReviews(ctx))) return [...rows];
  const states = await listStates(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, review: states.get(row.id) ?? 'approved' }));
}
