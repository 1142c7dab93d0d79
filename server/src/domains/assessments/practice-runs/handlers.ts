import type { practiceRuns } from '@abhyas/contract/assessments/practice-runs';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { answerPractice, endPracticeRun } from './answer-practice.ts';
import { showPractice, showPracticeRun } from './show-practice-run.ts';
import { startPracticeRun } from './start-practice-run.ts';

export const practiceRunHandlers: Handlers<typeof practiceRuns> = {
  showPractice: (ctx, input) => showPractice(ctx, input),
  startPracticeRun: (ctx, input) => startPracticeRun(ctx, input),
  showPracticeRun: (ctx, input) => showPracticeRun(ctx, input),
  answerPractice: (ctx, input) => answerPractice(ctx, input),
  endPracticeRun: (ctx, input) => endPracticeRun(ctx, input),
};
