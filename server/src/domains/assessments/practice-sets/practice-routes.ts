import type { practiceRuns, practiceSets } from '@abhyas/contract/assessments/practice-runs';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { answerPractice, endPracticeRun } from '../practice-runs/answer-practice.ts';
import { showPractice, showPracticeRun } from '../practice-runs/show-practice-run.ts';
import { startPracticeRun } from '../practice-runs/start-practice-run.ts';
import { countPracticeSets } from './count-practice-sets.ts';
import { startPracticeSet } from './start-practice-set.ts';

/** Everything that is practised without a clock: papers, what went wrong in them, and a few questions of a chapter. */
export const practiceHandlers: Handlers<typeof practiceRuns & typeof practiceSets> = {
  showPractice,
  startPracticeRun,
  countPracticeSets,
  startPracticeSet,
  showPracticeRun,
  answerPractice,
  endPracticeRun,
};
