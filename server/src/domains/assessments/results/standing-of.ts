import type { Context } from '../../../kernel/context.ts';
import type { Result } from './results.store.ts';
import { listOf } from './list-of.ts';
import { countAgainst } from './rank-list.store.ts';
import { type RankStanding, rankStanding } from '../ranking/rank-standing.ts';

/** Where a result stands now. One that is not ranked itself is told where it would stand, its own person's first attempt left out. */
export async function standingOf(ctx: Context, result: Result): Promise<RankStanding> {
  return rankStanding(await countAgainst(ctx, await listOf(ctx, result.paperId, result.paperVersion), result));
}
