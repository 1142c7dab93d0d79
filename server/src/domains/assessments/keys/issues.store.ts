import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';

/** One issue of an attempt's marks. */
export interface Issue {
  readonly resultVersion: number;
  /** The round whose rescore came after it; 0: marked again for another reason; null: it is the one that holds. */
  readonly round: number | null;
  readonly marks: number;
  readonly right: number;
  readonly wrong: number;
  readonly partial: number;
  readonly unanswered: number;
  readonly corrected: Readonly<Record<string, MarkedAnswer>> | null;
  readonly at: Date;
}

/** Every issue of an attempt's marks, the oldest first. */
export async function listIssues(ctx: Context, attemptId: string): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    select result_version as "resultVersion", round, marks, right_count as "right", wrong_count as wrong, partial_count as partial,
      unanswered_count as unanswered, corrected, issued_at as at
    from result_history where institute_id = ${ctx.instituteId} and attempt_id = ${attemptId}
    union all
    select result_version, null, marks, right_count, wrong_count, partial_count, unanswered_count, corrected, coalesce(issued_at, marked_at)
    from results where institute_id = ${ctx.instituteId} and attempt_id = ${attemptId}
    order by 1`.execute(ctx.db);
  return rows;
}

/** The answers of an attempt as its marking said them, before any verdict. */
export async function listFirstAnswers(ctx: Context, attemptId: string): Promise<MarkedAnswer[]> {
  const row = await ctx.db
    .selectFrom('results')
    .select('answers')
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return row.answers as MarkedAnswer[];
}
