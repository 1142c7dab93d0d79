import type { QuestionUse } from '@abhyas/contract/questions/versions';
import type { Context } from '../../../kernel/context.ts';
import { countUsed, listUses } from './versions.store.ts';

/** How many of these questions stand in a published paper, of whatever version: what an import may not take back. */
export function usedInPapers(ctx: Context, questionIds: readonly string[]): Promise<number> {
  return countUsed(ctx, questionIds);
}

/** Papers whose published versions hold this question: of each paper the newest version that does, the newest paper first. */
export async function usesOf(ctx: Context, questionId: string): Promise<QuestionUse[]> {
  const rows = await listUses(ctx, questionId);
  return rows.map(({ since, ...use }) => ({ kind: 'paper', ...use, since: since.toISOString() }));
}
