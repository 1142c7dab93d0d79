import type { Context } from '../../../kernel/context.ts';
import { equalVersionsOf } from '../versions/equal-versions.store.ts';
import type { RankList } from './rank-list.store.ts';

/** The rank list in which results of this version stand: its own, and that of every version declared equal to it. */
export async function listOf(ctx: Context, paperId: string, version: number): Promise<RankList> {
  const lists = await equalVersionsOf(ctx, paperId);
  const head = lists.get(version);
  return { paperId, versions: [...lists.keys()].filter((other) => lists.get(other) === head) };
}
