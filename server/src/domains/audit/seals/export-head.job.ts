import type { Job } from '../../../kernel/jobs/worker.ts';
import { sealAll } from './seal-entries.job.ts';
import { putHead } from './seal-heads.ts';
import { findLastSeal } from './seals.store.ts';

export const EXPORT_HEAD = 'audit.exportHead';

/**
 * Seals whatever has no seal, however old, and lays the newest seal into the storage: from then on nobody can cut off the end of the log
 * unseen, not even who may change everything in the database.
 */
export const exportHead: Job = async (ctx) => {
  await sealAll(ctx, null);
  const last = await findLastSeal(ctx);
  if (last) await putHead(ctx, last);
};
