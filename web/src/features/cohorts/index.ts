/* The door of cohorts in the browser. */
export { useBatchChoices } from './batches/use-batch-choices.ts';
export { BatchPicker } from './batches/batch-picker.tsx';
