import type { Jobs } from '../../../kernel/jobs/worker.ts';
import { ERASE_ACCOUNT, eraseAccount } from '../deletion/delete-account.ts';
import { TRANSFER_ACCOUNT, transferAccountJob } from './transfer-account.ts';

export const myDataJobs: Jobs = {
  [ERASE_ACCOUNT]: eraseAccount,
  [TRANSFER_ACCOUNT]: transferAccountJob,
};
