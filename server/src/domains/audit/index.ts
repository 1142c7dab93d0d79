export { record } from './log/record.ts';
