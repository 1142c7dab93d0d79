import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { overviewSize } from '@abhyas/contract/assessments/own-papers';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { examShelf, pilesOf } from '../exam-shelf.ts';
import { overviewPlan } from './overview-plan.ts';

export interface OverviewOffer {
  readonly examId: number;
  readonly exam: string;
  /** It was made and waits; null: starting it makes it. */
  readonly paperId: string | null;
  readonly questions: number;
  readonly minutes: number;
}

/**
 * The diagnostic that the caller could begin with, for the first of these exams that has one: the one that waits, or what a new one would
 * ask where the bank has enough. Null where one was attempted or none can be made. The caller prepares for all of these exams.
 */
export async function offerOverview(
  ctx: Context,
  examIds: readonly number[],
  papers: readonly OpenPaper[],
): Promise<OverviewOffer | null> {
  const { accountId } = actorOf(ctx);
  for (const examId of examIds) {
    const mine = papers.filter((paper) => paper.kind === 'OVERVIEW' && paper.examIds.includes(examId));
    if (mine.some(({ attempts }) => attempts.length > 0)) continue;
    const shelf = await examShelf(ctx, accountId, examId);
    const waiting = mine.find(({ state }) => state === 'open');
    const about = { examId, exam: shelf.exam.name };
    if (waiting) {
      const { paperId, questions, minutes } = waiting;
      return { ...about, paperId, questions, minutes };
    }
    const piles = (await pilesOf(ctx, shelf)).filter(
      ({ chapterId }) => shelf.weights.size === 0 || shelf.weights.has(chapterId),
    );
    const available = piles.reduce((sum, { count }) => sum + count, 0);
    const { questions, minutes } = overviewPlan(shelf.weights.size || shelf.chapters.length);
    if (available >= overviewSize.least)
      return { ...about, paperId: null, questions: Math.min(questions, available), minutes };
  }
  return null;
}
