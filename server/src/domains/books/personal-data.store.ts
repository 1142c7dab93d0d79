import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../kernel/context.ts';
import { removeRows, rows } from '../../kernel/database/rows.ts';
import { questionUsage } from '../questions/index.ts';

/** What somebody answered, with outcomes where no test keeps them secret. */
export async function listAnswersOf(ctx: Context, accountId: string) {
  const secret = new Set(await questionUsage().secretFrom(ctx, accountId));
  const found = await rows(ctx)
    .selectFrom('bookAnswers as a')
    .innerJoin('books as b', 'b.id', 'a.bookId')
    .innerJoin('bookItems as i', 'i.id', 'a.itemId')
    .select(['b.title as book', 'i.number', 'i.questionId', 'a.response', 'a.outcome', 'a.answeredAt'])
    .where('a.accountId', '=', accountId)
    .orderBy('a.answeredAt')
    .execute();
  return found.map(({ questionId, outcome, ...answer }) => ({
    ...answer,
    outcome: questionId !== null && secret.has(questionId) ? null : outcome,
  }));
}

export async function forgetReader(tx: TransactionContext, accountId: string): Promise<void> {
  await removeRows(tx, 'bookAnswers', { accountId });
  await removeRows(tx, 'bookPlaces', { accountId });
}

/** Both logs are one; of two places that of the one who stays holds. */
export async function moveReader(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`
    update book_answers a set account_id = ${to}::uuid
    where a.institute_id = ${tx.instituteId} and a.account_id = ${from}::uuid and not exists (
      select from book_answers k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid and k.id = a.id
    )`.execute(rows(tx));
  await sql`
    update book_places p set account_id = ${to}::uuid
    where p.institute_id = ${tx.instituteId} and p.account_id = ${from}::uuid and not exists (
      select from book_places k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid and k.book_id = p.book_id
    )`.execute(rows(tx));
  await forgetReader(tx, from);
}
