import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { Result } from './results.store.ts';

/** A rank list: one version of a paper, or several that its teacher declared equal. */
export interface RankList {
  readonly paperId: string;
  readonly versions: readonly number[];
}

const ranked = (ctx: Context, { paperId, versions }: RankList) =>
  ctx.db
    .selectFrom('results')
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', sql<number>`any(${versions as number[]}::int[])`)
    .where('ranked', '=', true);

/**
 * A query of every ranked result of a list with its place: competition rank by the exam's chain, and what its percentile is made of
 * (marks at or below, of all). Percentiles are counted once for each different mark; with one version the index gives the order of the
 * ranks, so that a million rows need no sort.
 */
export function rankedResults({ instituteId }: Pick<Context, 'instituteId'>, { paperId, versions }: RankList) {
  const version = versions.length === 1 ? sql`= ${versions[0]}` : sql`= any(${versions as number[]}::int[])`;
  const listed = sql`from results where institute_id = ${instituteId} and paper_id = ${paperId}::uuid and paper_version ${version} and ranked`;
  return sql<{
    attempt_id: string;
    account_id: string;
    marks: number;
    rank: number;
    at_or_below: number;
    of: number;
  }>`
  select l.attempt_id, l.account_id, l.marks, l.rank, s.at_or_below, s.of
  from (select attempt_id, account_id, marks, rank() over (order by marks desc, rank_key desc)::int as rank ${listed}) l
  join (
    select marks, (sum(people) over (order by marks))::int as at_or_below, (sum(people) over ())::int as of
    from (select marks, count(*) as people ${listed} group by marks) each
  ) s on s.marks = l.marks`;
}

/**
 * How one result stands among the ranked ones of other people: who is before it by the exam's chain, and whose marks are not above
 * its own (percentiles know no chain). Counted from the index alone.
 */
export async function countAgainst(
  ctx: Context,
  list: RankList,
  result: Pick<Result, 'marks' | 'rankKey' | 'ranked' | 'accountId'>,
): Promise<{ before: number; atOrBelow: number; of: number }> {
  const { marks, rankKey, accountId } = result;
  const all = await ranked(ctx, list)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(isBefore(result)).as('before'),
      eb.fn.countAll<number>().filterWhere('marks', '<=', marks).as('at_or_below'),
      eb.fn.countAll<number>().as('of'),
    ])
    .executeTakeFirstOrThrow();
  const own = result.ranked
    ? { marks, isBefore: false }
    : await ranked(ctx, list)
        .select(['marks', sql<boolean>`(marks, rank_key) > (${marks}, ${rankKey})`.as('isBefore')])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
  return {
    before: all.before - (own?.isBefore ? 1 : 0),
    atOrBelow: all.at_or_below - (own && own.marks <= marks ? 1 : 0),
    of: all.of - (own ? 1 : 0),
  };
}

const isBefore = ({ marks, rankKey }: Pick<Result, 'marks' | 'rankKey'>) =>
  sql<boolean>`(marks, rank_key) > (${marks}, ${rankKey})`;
