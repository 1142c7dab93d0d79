import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { inScope, type Scope } from './scope.store.ts';

/** Figures of the whole marks, in hundredths; null while nobody sat. */
interface ScoreFigures {
  readonly sat: number;
  readonly average: number | null;
  readonly deviation: number | null;
  readonly best: number | null;
  readonly lowest: number | null;
  /** First quartile, median, third quartile. */
  readonly quartiles: readonly [number, number, number] | null;
  readonly passed: number;
  readonly averageMinutes: number | null;
}

/**
 * Averages, deviation (of the whole group, not of a sample) and quartiles: between two neighbours a quartile lies on the straight line, as
 * QUARTILE.INC of spreadsheets. `passAbove`: hundredths that a pass exceeds.
 */
export async function scoreFigures(ctx: Context, scope: Scope, passAbove: number): Promise<ScoreFigures> {
  const { rows } = await sql<ScoreFigures>`
    select count(*)::int as sat, round(avg(r.marks))::int as average, round(stddev_pop(r.marks))::int as deviation,
      max(r.marks) as best, min(r.marks) as lowest, (count(*) filter (where r.marks > ${passAbove}))::int as passed,
      (select array_agg(round(q::numeric)::int) from unnest(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by r.marks)) q) as quartiles,
      round(avg(extract(epoch from a.ended_at - a.started_at)) / 60)::int as "averageMinutes"
    from results r join attempts a on a.institute_id = ${ctx.instituteId} and a.id = r.attempt_id
    where ${inScope(ctx, scope)}`.execute(ctx.db);
  return rows[0]!;
}

/** How many have marks in each step of `width` hundredths, by the step's number; steps that nobody reached are left out. */
export async function countByStep(ctx: Context, scope: Scope, width: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ step: number; count: number }>`
    select floor(r.marks::numeric / ${width})::int as step, count(*)::int as count
    from results r where ${inScope(ctx, scope)} group by 1`.execute(ctx.db);
  return new Map(rows.map(({ step, count }) => [step, count]));
}

/** Versions of a paper that somebody sat for the first time, the newest first. */
export async function listSatVersions(ctx: Context, paperId: string): Promise<{ version: number; sat: number }[]> {
  const { rows } = await sql<{ version: number; sat: number }>`
    select paper_version as version, count(*)::int as sat from results
    where institute_id = ${ctx.instituteId} and paper_id = ${paperId} and ranked group by 1 order by 1 desc`.execute(
    ctx.db,
  );
  return rows;
}

/** The people of a scope. */
export async function listPeople(ctx: Context, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.account_id as id from results r where ${inScope(ctx, scope)}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Best marks by subject, in hundredths. */
export async function bestBySubject(ctx: Context, scope: Scope): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; best: number }>`
    select s.subject, max(s.marks) as best
    from results r cross join lateral jsonb_to_recordset(r.subjects) as s(subject text, marks int)
    where ${inScope(ctx, scope)} group by 1`.execute(ctx.db);
  return new Map(rows.map(({ subject, best }) => [subject, best]));
}
