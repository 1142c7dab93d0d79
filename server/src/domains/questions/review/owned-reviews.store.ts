import type { TransactionContext } from '../../../kernel/context.ts';

/** What one person decided is another's decision now. */
export async function moveReviews(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('question_reviews')
    .set({ made_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('made_by', '=', from)
    .execute();
}
