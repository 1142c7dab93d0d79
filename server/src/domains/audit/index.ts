export { record } from './log/record.ts';
export { auditPersonalData } from './personal-data.ts';
