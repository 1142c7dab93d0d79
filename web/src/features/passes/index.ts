/* The door of passes in the browser: what other screens show of plans and passes. */
export { EndingSoon } from './held/ending-soon.tsx';
export { BuyCourseOrPlan } from './upgrading/buy-course-or-plan.tsx';
