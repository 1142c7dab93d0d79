import type { Context } from '../../../kernel/context.ts';
import { sumItems } from './item-answers.store.ts';

/** So many first attempts make a share or a mean that something may be expected by. */
export const ENOUGH_TO_EXPECT = 30;

/** What students did with one version of a question in their first attempts, and what its author expects. */
export interface QuestionFigures {
  readonly answers: number;
  readonly right: number;
  readonly partial: number;
  readonly wrong: number;
  readonly meanSeconds: number | null;
  readonly expectedSeconds: number | null;
}

/** Figures of given versions by question id (one version of each question); removed questions keep theirs. */
export async function figuresOf(
  ctx: Context,
  wanted: readonly { readonly questionId: string; readonly version: number }[],
): Promise<Map<string, QuestionFigures>> {
  if (wanted.length === 0) return new Map();
  const rows = await sumItems(ctx, wanted);
  return new Map(rows.map(({ questionId, ...figures }) => [questionId, figures]));
}
