import type { Response } from '@abhyas/contract/questions/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, lockByName, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

type Outcome = 'right' | 'wrong' | 'partial' | 'unanswered';
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    bookAnswers: { outcome: Outcome; response: Response | null };
  }
}
export interface BookAnswer {
  readonly id: string;
  readonly itemId: string;
  readonly response: Response | null;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly answeredAt: Date;
}

/** One device of a learner at a time writes to the log, so that what is sent twice at once counts once. */
export const lockLearner = (tx: TransactionContext, accountId: string): Promise<void> =>
  lockByName(tx, `books.answers.${accountId}`);

/** Which of these answers are in the log already. */
export async function listKnown(ctx: Bound, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows(ctx)
    .selectFrom('bookAnswers')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Set(found.map(({ id }) => id));
}

export async function insertAnswers(
  tx: TransactionContext,
  { accountId, bookId, version }: { readonly accountId: string; readonly bookId: string; readonly version: number },
  answers: readonly BookAnswer[],
): Promise<void> {
  const receivedAt = tx.clock.now();
  const written = answers.map(({ id, itemId, response, outcome, seconds, answeredAt }) => {
    const given = response === null ? null : json(response);
    return { accountId, id, bookId, itemId, version, response: given, outcome, seconds, answeredAt, receivedAt };
  });
  await insertRows(tx, 'bookAnswers', written);
}

/** The last answer to each question of these books, by question. */
export async function listLastAnswers(
  ctx: Bound,
  accountId: string,
  bookIds: readonly string[],
): Promise<Map<string, BookAnswer>> {
  const found = await rows(ctx)
    .selectFrom('bookAnswers')
    .distinctOn('itemId')
    .select(['id', 'itemId', 'response', 'outcome', 'seconds', 'answeredAt'])
    .where('accountId', '=', accountId)
    .where('bookId', '=', anyOf(bookIds))
    .orderBy('itemId')
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(found.map((answer) => [answer.itemId, answer]));
}
