import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listMyPasses } from './held/list-my-passes.ts';
import { listPlanHolders } from './held/list-plan-holders.ts';
import { pausePass } from './held/pause-pass.ts';
import { resumePass } from './held/resume-pass.ts';
import { saveRenewal } from './held/save-renewal.ts';
import { findRuleThings } from './opening/find-rule-things.ts';
import { previewOpening } from './opening/preview-opening.ts';
import { createPlan } from './plans/create-plan.ts';
import { listPlans } from './plans/list-plans.ts';
import { publishPlan } from './plans/publish-plan.ts';
import { retirePlan } from './plans/retire-plan.ts';
import { updatePlan } from './plans/update-plan.ts';
import { startTrial } from './trials/start-trial.ts';
import { listOffers } from './upgrading/list-offers.ts';
import { listPlansOfCourse } from './upgrading/list-plans-of-course.ts';
import { showUpgrade } from './upgrading/show-upgrade.ts';

export const handlers: Handlers<typeof api.passes> = {
  listPlans,
  createPlan,
  updatePlan,
  publishPlan,
  retirePlan,
  previewOpening,
  findRuleThings,
  listOffers,
  listMyPasses,
  showUpgrade,
  startTrial,
  pausePass,
  resumePass,
  saveRenewal,
  listPlansOfCourse,
  listPlanHolders,
};
