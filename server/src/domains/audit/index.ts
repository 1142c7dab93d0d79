export { type AuditEntry, record } from './log/record.ts';
