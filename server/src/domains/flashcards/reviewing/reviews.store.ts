import type { Rating } from '@abhyas/contract/flashcards/cards';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';
import type { Reviewed } from '../scheduling/fold-reviews.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cardReviews: { rating: Rating | 'undo' };
  }
}
export interface ReviewLine extends Reviewed {
  readonly cardId: string;
  readonly milliseconds: number;
}
const isAnswer = (rating: Rating | 'undo'): rating is Rating => rating !== 'undo';

/** Adds lines to a learner's log, and answers how many; those whose id it already has are the same answer sent again. */
export async function insertReviews(
  tx: TransactionContext,
  accountId: string,
  lines: readonly ReviewLine[],
): Promise<number> {
  const found = await rows(tx)
    .selectFrom('cardReviews')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', anyOf(lines.map(({ id }) => id)))
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const fresh = lines.filter(({ id }) => !known.has(id) && known.add(id));
  const receivedAt = tx.clock.now();
  const written = fresh.map(({ id, cardId, rating, reviewedAt, milliseconds, retention }) => {
    return { accountId, id, cardId, rating, reviewedAt, receivedAt, milliseconds, retention };
  });
  await insertRows(tx, 'cardReviews', written);
  return written.length;
}

/** The answers of these cards that were not taken back. */
export async function listAnswers(ctx: Bound, accountId: string, cardIds: readonly string[]): Promise<ReviewLine[]> {
  const lines = await rows(ctx)
    .selectFrom('cardReviews')
    .select(['id', 'cardId', 'rating', 'undoes', 'reviewedAt', 'retention', 'milliseconds'])
    .where('accountId', '=', accountId)
    .where('cardId', '=', anyOf(cardIds))
    .execute();
  const undone = new Set(lines.map(({ undoes }) => undoes));
  return lines.flatMap(({ id, cardId, rating, reviewedAt, retention, milliseconds }) =>
    isAnswer(rating) && !undone.has(id) ? [{ id, cardId, rating, reviewedAt, retention, milliseconds }] : [],
  );
}

/** An answer of this learner, and whether it was taken back. */
export async function findAnswer(
  ctx: Bound,
  accountId: string,
  id: string,
): Promise<{ cardId: string; retention: number; isUndone: boolean } | undefined> {
  const lines = await rows(ctx)
    .selectFrom('cardReviews')
    .select(['id', 'cardId', 'rating', 'retention'])
    .where('accountId', '=', accountId)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('undoes', '=', id)]))
    .execute();
  const answer = lines.find((line) => line.id === id && line.rating !== 'undo');
  return answer && { cardId: answer.cardId, retention: answer.retention, isUndone: lines.length > 1 };
}

/** Takes an answer back by another line: the answer itself stays in the log. */
export function insertUndo(
  tx: TransactionContext,
  accountId: string,
  undo: { readonly id: string; readonly cardId: string; readonly undoes: string; readonly retention: number },
): Promise<void> {
  const { id, cardId, undoes, retention } = undo;
  const now = tx.clock.now();
  const times = { reviewedAt: now, receivedAt: now, milliseconds: 0 };
  return insertRows(tx, 'cardReviews', { accountId, id, cardId, undoes, retention, rating: 'undo', ...times });
}
