import type { Jobs, Sweep } from '../../kernel/jobs/worker.ts';
import { EXPORT_HEAD, exportHead } from './seals/export-head.job.ts';
import { SEAL_ENTRIES } from './seals/ask-for-seal.ts';
import { sealEntries } from './seals/seal-entries.job.ts';

export { listActions } from './log/entries.store.ts';
export { findEntries, openEntry, type OpenEntry } from './log/find-entries.ts';
export { record } from './log/record.ts';
export { whatChanged } from './log/what-changed.ts';
export { auditPersonalData } from './personal-data.ts';
export { verifyAudit } from './seals/verify-audit.ts';

// Audit answers no calls of its own: insights does, and registers these.
export const auditJobs: Jobs = { [SEAL_ENTRIES]: sealEntries, [EXPORT_HEAD]: exportHead };
export const auditSweeps: readonly Sweep[] = [
  { job: SEAL_ENTRIES, every: '* * * * *' },
  { job: EXPORT_HEAD, every: '35 20 * * *' },
];
