import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, rows, upsertRows } from '../../../kernel/database/rows.ts';

/** Where a learner is in each of these books. */
export async function listPlaces(
  ctx: Bound,
  accountId: string,
  bookIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows(ctx)
    .selectFrom('bookPlaces')
    .select(['bookId', 'itemId'])
    .where('accountId', '=', accountId)
    .where('bookId', '=', anyOf(bookIds))
    .execute();
  return new Map(found.map(({ bookId, itemId }) => [bookId, itemId]));
}

export function savePlace(tx: TransactionContext, accountId: string, bookId: string, itemId: string): Promise<void> {
  return upsertRows(
    tx,
    'bookPlaces',
    { accountId, bookId, itemId, at: tx.clock.now() },
    { key: ['accountId', 'bookId'] },
  );
}
