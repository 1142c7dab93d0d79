import { catalogue } from '../catalogue.ts';

export const passesErrors = catalogue('passes', {
  PLAN_NOT_OFFERED: [409, 1, 'This plan is not offered now.'],
  PLAN_WITHOUT_RULES: [422, 2, 'Say what the plan opens before students see it.'],
  PLAN_WITHOUT_DATE: [422, 3, 'The day of this exam is not known. Enter it, or give a number of days.'],
  PLAN_STATE: [409, 4, 'This plan is {state}, so that cannot be done now.'],
  PLAN_EXAM_UNKNOWN: [422, 5, 'Choose exams of the list.'],
  TRIAL_USED: [409, 6, 'You have tried a plan of this exam before. One trial is free for each exam.'],
  PASS_COVERED: [409, 7, 'What you have opens this already.'],
  PASS_ENDED: [409, 8, 'This pass is not active now.'],
  PASS_PAUSES_USED: [409, 9, 'You have used your pauses of this year.'],
});
