import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { RankList } from '../results/rank-list.store.ts';
import type { ResultFigures } from '../results/result-figures.ts';
import type { SessionResult } from './merge-sessions.ts';

/** The ranked results of a paper's list, with what tells them apart. A result without figures counts by its marks alone. */
export async function listSessionResults(ctx: Context, { paperId, versions }: RankList): Promise<SessionResult[]> {
  const rows = await ctx.db
    .selectFrom('results')
    .select(['account_id', 'attempt_id', 'marks', 'figures'])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', sql<number>`any(${versions as number[]}::int[])`)
    .where('ranked', '=', true)
    .orderBy('marked_at')
    .orderBy('attempt_id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    attemptId: row.attempt_id,
    figures: (row.figures as ResultFigures | null) ?? {
      marks: row.marks,
      positive: Math.max(0, row.marks),
      right: 0,
      wrong: 0,
      subjects: {},
    },
  }));
}

/** Of each version of a paper that is not in its list, how many people have a ranked result. */
export async function countElsewhere(
  ctx: Context,
  { paperId, versions }: RankList,
): Promise<{ version: number; appeared: number }[]> {
  return ctx.db
    .selectFrom('results')
    .select((eb) => ['paper_version as version', eb.fn.countAll<number>().as('appeared')])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '<>', sql<number>`all(${versions as number[]}::int[])`)
    .where('ranked', '=', true)
    .groupBy('paper_version')
    .orderBy('paper_version')
    .execute();
}

/** Minutes of the longest version of each paper: somebody may still sit any of them. */
export async function longestVersions(ctx: Context, paperIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('paper_versions')
    .select((eb) => ['paper_id', eb.fn.max<number>('minutes').as('minutes')])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', sql<string>`any(${paperIds as string[]}::uuid[])`)
    .groupBy('paper_id')
    .execute();
  return new Map(rows.map((row) => [row.paper_id, row.minutes]));
}

/** How many people stand in a paper's list, its highest marks, and a digest that changes with any of its results. */
export async function sessionFigures(
  ctx: Context,
  { paperId, versions }: RankList,
): Promise<{ appeared: number; highest: number | null; digest: string }> {
  return ctx.db
    .selectFrom('results')
    .select((eb) => [
      eb.fn.countAll<number>().as('appeared'),
      eb.fn.max<number | null>('marks').as('highest'),
      sql<string>`coalesce(sum(hashtextextended(attempt_id::text || account_id::text || marks || coalesce(figures::text, ''), 0)::numeric), 0)::text`.as(
        'digest',
      ),
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', sql<number>`any(${versions as number[]}::int[])`)
    .where('ranked', '=', true)
    .executeTakeFirstOrThrow();
}
