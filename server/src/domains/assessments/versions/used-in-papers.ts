import type { KeepingPaper } from '@abhyas/contract/questions/rewording';
import type { QuestionUse } from '@abhyas/contract/questions/versions';
import type { Context } from '../../../kernel/context.ts';
import { countUsed, listHolding, listUses } from './versions.store.ts';

/** How many of these questions stand in a published paper, of whatever version: what an import may not take back. */
export function usedInPapers(ctx: Context, questionIds: readonly string[]): Promise<number> {
  return countUsed(ctx, questionIds);
}

/** Papers whose published versions hold this question: of each paper the newest version that does, the newest paper first. */
export async function usesOf(ctx: Context, questionId: string): Promise<QuestionUse[]> {
  const rows = await listUses(ctx, questionId);
  return rows.map(({ since, ...use }) => ({ kind: 'paper', ...use, since: since.toISOString() }));
}

/** Papers whose published version holds these questions as they were: what a change of words does not reach. */
export const papersHolding = (
  ctx: Context,
  held: readonly { readonly questionId: string; readonly version: number }[],
): Promise<KeepingPaper[]> => listHolding(ctx, held);
