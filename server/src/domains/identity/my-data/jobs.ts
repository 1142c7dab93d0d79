import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { ERASE_ACCOUNT, eraseAccount } from './delete-account.ts';
import { REMOVE_EXPORTS, removeExports, WRITE_EXPORT, writeExport } from './export.ts';
import { TRANSFER_ACCOUNT, transferAccountJob } from './transfer-account.ts';

export const myDataJobs: Jobs = {
  [WRITE_EXPORT]: writeExport,
  [REMOVE_EXPORTS]: removeExports,
  [ERASE_ACCOUNT]: eraseAccount,
  [TRANSFER_ACCOUNT]: transferAccountJob,
};
export const myDataSweeps: readonly Sweep[] = [{ job: REMOVE_EXPORTS, every: '41 3 * * *' }];
