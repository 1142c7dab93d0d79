import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { listItemAnswers, sumItem } from './item-answers.store.ts';
import { ENOUGH, fittingDifficulty, flagsOf } from './item-figures.ts';

const MOST_ANSWERS = 12;

/** How students did at the current words of a question in their first attempts: difficulty, point-biserial, answers, time. */
export async function showStatistics(
  ctx: Context,
  { params: { questionId } }: Input<typeof api.questions.showStatistics>,
): Promise<Answer<typeof api.questions.showStatistics>> {
  const question = await getQuestion(ctx, questionId);
  const { version, en, key } = question;
  const [sums, answers] = [
    await sumItem(ctx, questionId, version),
    await listItemAnswers(ctx, questionId, version, MOST_ANSWERS),
  ];
  const { students, right, correlation, meanSeconds, unanswered } = sums;
  const difficulty = difficultyCodes[question.difficulty];
  const options = key.kind === 'choice' ? en.options.length : 0;
  return {
    version,
    students,
    rightShare: students === 0 ? null : Math.round((right / students) * 10_000),
    discrimination: correlation === null ? null : Math.round(correlation * 100),
    meanSeconds: meanSeconds === null ? null : Math.round(meanSeconds),
    answers,
    unanswered,
    difficulty,
    fits: students < ENOUGH ? null : fittingDifficulty(right / students),
    flags: flagsOf({ students, right, correlation, answers, options }, difficulty),
  };
}
