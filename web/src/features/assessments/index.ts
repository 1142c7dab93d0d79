/* The door of assessments in the browser. */
export { PractiseSet } from './practice-runs/practise-set.tsx';
export { PracticeAnswerField } from './practice-runs/practice-answer-field.tsx';
export { useFocusWhen } from './practice-runs/use-focus-when.ts';
export { usePracticeCounts } from './practice-runs/use-practice-counts.ts';
export { wordsOf } from './attempts/console/console-scene.ts';
export { StartOverview } from './product-tests/start-overview.tsx';
