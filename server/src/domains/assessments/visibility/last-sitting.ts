import type { Context } from '../../../kernel/context.ts';
import { longestSitting } from '../../learners/index.ts';
import { sittersOf } from './sitters.store.ts';
import type { LastSitting } from './result-visibility.ts';

/** A version of a paper, by its time. */
interface Timed {
  readonly paperId: string;
  readonly minutes: number;
}

/** The last sitting of each of these papers, as it stands now. */
export async function lastSittings(ctx: Context, paperIds: readonly string[]): Promise<(of: Timed) => LastSitting> {
  const [sitters, longest] = [await sittersOf(ctx, paperIds), await longestSitting(ctx)];
  return ({ paperId, minutes }) => ({ minutes: longest(minutes), satUntil: sitters.get(paperId) ?? 0 });
}

/** The last sitting of one paper, as it stands now. */
export async function lastSitting(ctx: Context, paper: Timed): Promise<LastSitting> {
  return (await lastSittings(ctx, [paper.paperId]))(paper);
}
