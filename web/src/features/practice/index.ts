/* The door of practice in the browser. */
export { PlanToday } from './plan/plan-today.tsx';
export { AskedOfMe } from './assignments/asked-of-me.tsx';
