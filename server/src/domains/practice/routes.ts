import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { assignPractice } from './assignments/assign-practice.ts';
import { listPracticeAssignments } from './assignments/list-practice-assignments.ts';
import { withdrawPractice } from './assignments/withdraw-practice.ts';
import { listCalibratedQuestions } from './calibration/list-calibrated-questions.ts';
import { savePracticeGoal } from './chapter-map/save-practice-goal.ts';
import { showPracticeMap } from './chapter-map/show-practice-map.ts';
import { showClassMap } from './class-map/show-class-map.ts';
import { resetPrerequisites } from './prerequisites/reset-prerequisites.ts';
import { savePrerequisites } from './prerequisites/save-prerequisites.ts';
import { showPrerequisites } from './prerequisites/show-prerequisites.ts';
import { dropPlan } from './plan/drop-plan.ts';
import { savePlan } from './plan/save-plan.ts';
import { showPlan } from './plan/show-plan.ts';
import { answerSession } from './sessions/answer-session.ts';
import { askNext } from './sessions/ask-next.ts';
import { askSimilar } from './sessions/ask-similar.ts';
import { endSession } from './sessions/end-session.ts';
import { showSession } from './sessions/show-session.ts';
import { startSession } from './sessions/start-session.ts';
import { tryAgain } from './sessions/try-again.ts';

export const handlers: Handlers<typeof api.practice> = {
  showPracticeMap,
  savePracticeGoal,
  startSession,
  showSession,
  askNext,
  answerSession,
  tryAgain,
  askSimilar,
  endSession,
  assignPractice,
  listPracticeAssignments,
  withdrawPractice,
  showClassMap,
  listCalibratedQuestions,
  showPlan,
  savePlan,
  dropPlan,
  showPrerequisites,
  savePrerequisites,
  resetPrerequisites,
};
