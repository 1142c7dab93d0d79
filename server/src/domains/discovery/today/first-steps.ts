import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { FirstSteps } from '@abhyas/contract/discovery/home';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { offerOverview } from '../../assessments/index.ts';
import { cardsOf, firstFreeLesson } from '../../courses/index.ts';
import { learnerChoices } from '../../learners/index.ts';

interface Standing {
  readonly papers: readonly OpenPaper[];
  /** Only what prepares for this exam. */
  readonly examId: number | undefined;
  /** A lesson was begun: the day goes on with that one. */
  readonly hasBegun: boolean;
}

/** What a student without a result can begin with; null where the institute has nothing to begin with. */
export async function firstStepsOf(ctx: Context, { papers, examId, hasBegun }: Standing): Promise<FirstSteps | null> {
  const { accountId } = actorOf(ctx);
  const { examIds } = await learnerChoices(ctx, accountId);
  const chosen = examIds.filter((id) => examId === undefined || id === examId);
  if (chosen.length === 0) return null;
  const steps = {
    lesson: hasBegun ? null : await lessonFor(ctx, chosen),
    diagnostic: await offerOverview(ctx, chosen, papers),
    paper: fullestOf(papers.filter((paper) => paper.examIds.some((id) => chosen.includes(id)))),
  };
  return Object.values(steps).some((step) => step !== null) ? steps : null;
}

async function lessonFor(ctx: Context, examIds: readonly number[]): Promise<FirstSteps['lesson']> {
  const lesson = await firstFreeLesson(ctx, examIds);
  const card = lesson && (await cardsOf(ctx, [lesson.courseId])).get(lesson.courseId);
  if (!lesson || !card) return null;
  const { coverUrl, subjects, teachers } = card;
  return { ...lesson, coverUrl, subjects, teachers };
}

/** The open test of the institute with most questions that was not attempted. Pure. */
function fullestOf(papers: readonly OpenPaper[]): FirstSteps['paper'] {
  const [paper] = papers
    .filter(({ kind, state, attempts }) => kind === 'PREDEFINED' && state === 'open' && attempts.length === 0)
    .toSorted((a, b) => b.questions - a.questions);
  if (!paper) return null;
  const { paperId, title, questions, minutes } = paper;
  return { paperId, title, questions, minutes };
}
