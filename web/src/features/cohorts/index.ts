/* The door of cohorts in the browser. */
export { BatchPicker } from './batches/batch-picker.tsx';
