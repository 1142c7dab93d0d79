import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { RankList } from '../results/rank-list.store.ts';

/** Whose results are looked at: a rank list, or those of its people that are named. */
export interface Scope {
  readonly list: RankList;
  readonly accountIds: readonly string[] | null;
}

/** The condition on `results r` that leaves the first attempts of a scope. */
export const inScope = (ctx: Context, { list: { paperId, versions }, accountIds }: Scope): RawBuilder<boolean> =>
  sql<boolean>`r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId} and r.paper_version = any(${[...versions]}::int[]) and r.ranked
    and (${accountIds === null} or r.account_id = any(${accountIds === null ? [] : [...accountIds]}::uuid[]))`;
