import type { Context } from '../../../kernel/context.ts';
import { longestSitting } from '../../learners/index.ts';
import type { Settings } from '../authoring/papers.store.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listCurrentPapers, listQuestionsOf } from './withheld.store.ts';

/** A teacher's paper that stands published. */
export interface CurrentPaper extends Pick<Settings, 'closesAt' | 'resultVisibility' | 'resultsOn' | 'graceSeconds'> {
  readonly id: string;
  readonly version: number;
  readonly minutes: number;
  /** This student has a result of it. */
  readonly sat: boolean;
}

/**
 * Whether a paper's questions are kept from a student's own papers: its window is not over for the one who started last, or its results
 * are not out. Without a window it ends for a student with his result. `minutes`: of the longest sitting. Pure.
 */
export function isWithheld(paper: CurrentPaper, minutes: number, now: Date): boolean {
  const { closesAt, graceSeconds, sat } = paper;
  if (!areVisible(paper, minutes, now)) return true;
  if (closesAt === null) return !sat;
  return now < new Date(closesAt.getTime() + minutes * 60_000 + graceSeconds * 1000);
}

/** Questions that a paper of this student's own must not spoil. */
export async function withheldQuestions(ctx: Context, accountId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const [papers, longest] = [await listCurrentPapers(ctx, accountId, now), await longestSitting(ctx)];
  return listQuestionsOf(
    ctx,
    papers.filter((paper) => isWithheld(paper, longest(paper.minutes), now)),
  );
}
