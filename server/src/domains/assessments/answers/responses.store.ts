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

/** Answers that came after the close and do not count, for each attempt that has some. */
export async function countLate(ctx: Context, attemptIds: readonly string[]): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('response_events as e')
    .select((eb) => ['e.attempt_id', eb.fn.countAll<number>().as('count')])
    .where('e.institute_id', '=', ctx.instituteId)
    .where('e.attempt_id', '=', sql<string>`any(${attemptIds as string[]}::uuid[])`)
    .where('e.late', '=', true)
    .where('e.kind', '=', 'answer')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('late_acceptances as a')
            .select('a.seat')
            .where('a.institute_id', '=', ctx.instituteId)
            .whereRef('a.attempt_id', '=', 'e.attempt_id')
            .whereRef('a.seat', '=', 'e.seat')
            .whereRef('a.sequence', '=', 'e.sequence'),
        ),
      ),
    )
    .groupBy('e.attempt_id')
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, row.count]));
}

/**
 * Answers of one attempt that came late, do not count yet, and would be the word on their question if they did: of each question the
 * one with the greatest (seat, sequence), where that is greater than what counts.
 */
export async function listLateAnswers(ctx: Context, attemptId: string): Promise<LateWrite[]> {
  const { rows } = await sql<LateWrite>`
    select distinct on (e.question_id) e.question_id as "questionId", e.kind, e.seat, e.sequence, e.answer, e.saved_at as "savedAt"
    from response_events e
    left join responses r on r.institute_id = ${ctx.instituteId} and r.attempt_id = e.attempt_id
      and r.question_id = e.question_id and r.kind = 'answer'
    where e.institute_id = ${ctx.instituteId} and e.attempt_id = ${attemptId}::uuid and e.late and e.kind = 'answer'
      and (r.seat is null or (r.seat, r.sequence) < (e.seat, e.sequence))
      and not exists (select from late_acceptances a where a.institute_id = ${ctx.instituteId}
        and a.attempt_id = e.attempt_id and a.seat = e.seat and a.sequence = e.sequence)
    order by e.question_id, e.seat desc, e.sequence desc`.execute(ctx.db);
  return rows;
}

export interface LateWrite extends StoredAnswer {
  readonly savedAt: Date;
}

/** Lets late answers be the word on their questions. The caller has locked the attempt. */
export async function acceptLate(
  tx: TransactionContext,
  attemptId: string,
  interventionId: string,
  writes: readonly LateWrite[],
): Promise<void> {
  await tx.db
    .insertInto('late_acceptances')
    .values(
      writes.map(({ seat, sequence }) => ({
        institute_id: tx.instituteId,
        attempt_id: attemptId,
        seat,
        sequence,
        intervention_id: interventionId,
      })),
    )
    .execute();
  await tx.db
    .insertInto('responses')
    .values(
      writes.map((one) => ({
        institute_id: tx.instituteId,
        attempt_id: attemptId,
        question_id: one.questionId,
        kind: 'answer',
        seat: one.seat,
        sequence: one.sequence,
        answer: json(one.answer),
        saved_at: one.savedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'attempt_id', 'question_id', 'kind']).doUpdateSet((eb) => ({
        seat: eb.ref('excluded.seat'),
        sequence: eb.ref('excluded.sequence'),
        answer: eb.ref('excluded.answer'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .execute();
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
