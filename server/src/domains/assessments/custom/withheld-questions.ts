import type { Context } from '../../../kernel/context.ts';
import type { Settings } from '../versions/papers.store.ts';
import { lastSittings } from '../visibility/last-sitting.ts';
import { areVisible, type LastSitting, overAt } from '../visibility/result-visibility.ts';
import { listCurrentPapers, listQuestionsOf } from './withheld.store.ts';

/** A version of a teacher's paper that is asked now, or was asked by those who sit it. */
export interface CurrentPaper extends Pick<Settings, 'closesAt' | 'resultVisibility' | 'resultsOn' | 'graceSeconds'> {
  readonly id: string;
  readonly version: number;
  readonly minutes: number;
  /** Nobody begins it any more. */
  readonly archived: boolean;
  /** This student has a result of it. */
  readonly sat: boolean;
  /** This student sits it now, for the second time or because it was opened again. */
  readonly sitting: boolean;
}

/**
 * Whether a paper's questions are kept from a student's own papers: its window is not over for everybody who sits it, or its results
 * are not out. Without a window it ends for a student with his result, and where it was archived with the last who sits it. Pure.
 */
export function isWithheld(paper: CurrentPaper, last: LastSitting, now: Date): boolean {
  if (!areVisible(paper, last, now)) return true;
  if (paper.archived) return now.getTime() < last.satUntil;
  if (paper.closesAt === null) return !paper.sat || paper.sitting;
  return now.getTime() < overAt(paper, last);
}

/** Questions that a paper of this student's own must not spoil. */
export async function withheldQuestions(ctx: Context, accountId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const papers = await listCurrentPapers(ctx, accountId, now);
  const lastOf = await lastSittings(
    ctx,
    papers.map(({ id }) => id),
  );
  return listQuestionsOf(
    ctx,
    papers.filter((paper) => isWithheld(paper, lastOf({ paperId: paper.id, minutes: paper.minutes }), now)),
  );
}
