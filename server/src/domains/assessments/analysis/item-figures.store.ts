import type { Response } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { inScope, type Scope } from './scope.store.ts';

/** What the first attempts of a scope made of one question. Marks are hundredths. */
export interface ItemSums {
  readonly questionId: string;
  readonly sat: number;
  readonly right: number;
  readonly wrong: number;
  readonly partial: number;
  readonly skipped: number;
  readonly marks: number;
  readonly full: number;
  /** Who had it on the screen, and their average seconds. */
  readonly opened: number;
  readonly averageSeconds: number | null;
  /** Right answers among the best and among the weakest 27 %, and how many each of these are. */
  readonly upper: number;
  readonly lower: number;
  readonly third: number;
  /** Correlation of right (1) or not (0) with the marks on the rest of the paper. */
  readonly correlation: number | null;
}

/** What the figures of a scope are made of: while this stays the same, they do. */
export async function stampOf(ctx: Context, scope: Scope): Promise<string> {
  const { rows } = await sql<{ stamp: string | null }>`
    select md5(string_agg(r.attempt_id::text || ' ' || r.result_version || ' ' || r.marks, ',' order by r.attempt_id)) as stamp
    from results r where ${inScope(ctx, scope)}`.execute(ctx.db);
  return rows[0]!.stamp ?? '';
}

/** Every question in one look. Of equal marks at the edge of a group the exam's tie chain decides, then the attempt's id. */
export async function sumItems(ctx: Context, scope: Scope): Promise<Map<string, ItemSums>> {
  const { rows } = await sql<ItemSums>`
    with placed as (
      select r.marks, marked_answers(r.answers, r.corrected) as answers, row_number() over (order by r.marks desc, r.rank_key desc, r.attempt_id) as place, count(*) over () as sat
      from results r where ${inScope(ctx, scope)}),
    listed as (
      select marks, answers, place, sat, greatest(1, round(sat * 0.27))::int as third from placed)
    select a."questionId", count(*)::int as sat,
      (count(*) filter (where a.outcome = 'right'))::int as "right", (count(*) filter (where a.outcome = 'wrong'))::int as wrong,
      (count(*) filter (where a.outcome = 'partial'))::int as partial, (count(*) filter (where a.outcome = 'unanswered'))::int as skipped,
      sum(a.marks)::int8 as marks, sum(a."full")::int8 as "full",
      (count(*) filter (where a.seconds > 0))::int as opened, round(avg(a.seconds) filter (where a.seconds > 0))::int as "averageSeconds",
      (count(*) filter (where a.outcome = 'right' and l.place <= l.third))::int as upper,
      (count(*) filter (where a.outcome = 'right' and l.place > l.sat - l.third))::int as lower, max(l.third) as third,
      corr((a.outcome = 'right')::int, l.marks - a.marks) as correlation
    from listed l cross join lateral jsonb_to_recordset(l.answers)
      as a("questionId" uuid, outcome text, marks int, "full" int, seconds int)
    group by 1`.execute(ctx.db);
  return new Map(rows.map((row) => [row.questionId, row]));
}

export interface GivenAnswer {
  readonly questionId: string;
  readonly response: Response;
  readonly count: number;
}

/** The wrong answers to each question that most gave, at most `most` of each: the same options in another order are not yet one answer. */
export async function listWrongAnswers(ctx: Context, scope: Scope, most: number): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select "questionId", response, count from (
      select a."questionId", a.response, count(*)::int as count,
        row_number() over (partition by a."questionId" order by count(*) desc, a.response) as place
      from results r cross join lateral jsonb_to_recordset(marked_answers(r.answers, r.corrected)) as a("questionId" uuid, outcome text, response jsonb)
      where ${inScope(ctx, scope)} and a.outcome = 'wrong' and a.response is not null
      group by 1, 2) given
    where place <= ${most}`.execute(ctx.db);
  return rows;
}
