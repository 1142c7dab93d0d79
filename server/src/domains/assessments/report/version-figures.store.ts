import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { RankList } from '../results/rank-list.store.ts';

/** Sums over the first attempts at one question of a paper. Marks are hundredths. */
export interface QuestionSums {
  readonly questionId: string;
  readonly sat: number;
  readonly marks: number;
  /** Its full marks; where only so many answers count, those of the attempts in which it did. */
  readonly full: number;
  /** Who had it on the screen, and their seconds. */
  readonly opened: number;
  readonly seconds: number;
}

/** What everybody did with each question of a rank list. */
export async function sumQuestions(ctx: Context, { paperId, versions }: RankList): Promise<QuestionSums[]> {
  const { rows } = await sql<QuestionSums>`
    select a."questionId", count(*)::int as sat, sum(a.marks)::int8 as marks, sum(a."full")::int8 as "full",
      (count(*) filter (where a.seconds > 0))::int as opened, sum(a.seconds)::int8 as seconds
    from results r cross join lateral jsonb_to_recordset(marked_answers(r.answers, r.corrected)) as a("questionId" uuid, marks int, "full" int, seconds int)
    where r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId} and r.paper_version = any(${[...versions]}::int[]) and r.ranked
    group by 1`.execute(ctx.db);
  return rows;
}

interface SubjectFigures {
  readonly subject: string;
  readonly average: number;
  readonly best: number;
}

/** Average and best marks by subject over a rank list, in hundredths, rounded. */
export async function listSubjectFigures(ctx: Context, { paperId, versions }: RankList): Promise<SubjectFigures[]> {
  const { rows } = await sql<SubjectFigures>`
    select s.subject, round(avg(s.marks))::int as average, max(s.marks) as best
    from results r cross join lateral jsonb_to_recordset(r.subjects) as s(subject text, marks int)
    where r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId} and r.paper_version = any(${[...versions]}::int[]) and r.ranked
    group by 1`.execute(ctx.db);
  return rows;
}

/** Average of the whole marks over a rank list, in hundredths, rounded; undefined while nobody is in it. */
export async function averageMarks(ctx: Context, { paperId, versions }: RankList): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('results')
    .select(sql<number | null>`round(avg(marks))::int`.as('average'))
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', sql<number>`any(${[...versions]}::int[])`)
    .where('ranked', '=', true)
    .executeTakeFirstOrThrow();
  return row.average ?? undefined;
}
