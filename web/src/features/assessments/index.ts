/* The door of assessments in the browser. */
export { PractiseSet } from './practice-runs/practise-set.tsx';
export { usePracticeCounts } from './practice-runs/use-practice-counts.ts';
export { StartOverview } from './product-tests/start-overview.tsx';
