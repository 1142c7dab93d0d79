import type { Context } from '../../../kernel/context.ts';
import { countUsed } from './versions.store.ts';

/** How many of these questions stand in a published paper, of whatever version: what an import may not take back. */
export function usedInPapers(ctx: Context, questionIds: readonly string[]): Promise<number> {
  return countUsed(ctx, questionIds);
}
