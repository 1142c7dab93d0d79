import type { SavedAnswer, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** The word on each question, and drafts beside it. */
export async function listResponses(ctx: Context, attemptId: string): Promise<StoredAnswer[]> {
  const rows = await ctx.db
    .selectFrom('responses')
    .select(['question_id', 'kind', 'seat', 'sequence', 'answer'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    kind: row.kind as StoredAnswer['kind'],
    seat: row.seat,
    sequence: row.sequence,
    answer: row.answer as SavedAnswer,
  }));
}

/** How many of a seat's writes 1 to `last` have arrived. */
export async function countArrived(ctx: Context, attemptId: string, seat: number, last: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('response_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .where('seat', '=', seat)
    .where('sequence', '<=', last)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers that came after the close, for each attempt that has some. */
export async function countLate(ctx: Context, attemptIds: readonly string[]): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('response_events')
    .select((eb) => ['attempt_id', eb.fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', sql<string>`any(${attemptIds as string[]}::uuid[])`)
    .where('late', '=', true)
    .where('kind', '=', 'answer')
    .groupBy('attempt_id')
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row.count]));
}

/** Answers as if a console had saved them, for finished attempts that tests and the demonstration start with. */
export async function insertAnswers(
  tx: TransactionContext,
  answers: readonly (StoredAnswer & { readonly attemptId: string; readonly savedAt: Date })[],
): Promise<void> {
  const rows = answers.map((one) => ({
    institute_id: tx.instituteId,
    attempt_id: one.attemptId,
    seat: one.seat,
    sequence: one.sequence,
    question_id: one.questionId,
    kind: one.kind,
    answer: json(one.answer),
    saved_at: one.savedAt,
  }));
  await tx.db
    .insertInto('response_events')
    .values(rows.map((row) => ({ ...row, late: false })))
    .execute();
  await tx.db.insertInto('responses').values(rows).execute();
}
