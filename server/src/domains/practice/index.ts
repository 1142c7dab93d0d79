import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { calibrationJobs, calibrationSweeps } from './calibration/calibrate.job.ts';
import { catchUpJobs, catchUpSweeps } from './beliefs/catch-up.job.ts';
import { learnFromAnswers } from './beliefs/hear-answers.ts';
import { handlers } from './routes.ts';

export { assignedTo } from './assignments/assigned-to.ts';
export { practiceNoticeKinds } from './assignments/notice-kinds.ts';
export { beliefsOfAreas } from './beliefs/follow-merged-area.ts';
export { smartExamsOf } from './beliefs/smart-exams.ts';
export { nearestPlan } from './plan/plan-of.ts';
export { practicePersonalData } from './personal-data.ts';

export const practiceDomain = domain({
  name: 'practice',
  contract: api.practice,
  handlers,
  subscribers: [learnFromAnswers],
  jobs: { ...calibrationJobs, ...catchUpJobs },
  sweeps: [...calibrationSweeps, ...catchUpSweeps],
});
