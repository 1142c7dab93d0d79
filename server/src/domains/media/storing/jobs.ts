import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { clearLeftovers } from '../leftovers/clear-leftovers.job.ts';
import { CLEAR_JOB } from '../leftovers/drop-file.ts';
import { SWEEP_MEDIA, sweepMedia } from '../leftovers/sweep-media.job.ts';
import { MEASURE_FILES, measureFiles } from './measure-files.job.ts';
import { STORE_JOB } from './receive-file.ts';
import { storeFileJob } from './store-file.job.ts';

export const storingJobs: Jobs = {
  [STORE_JOB]: (ctx, { mediaId }) => storeFileJob(ctx, mediaId as string),
  [CLEAR_JOB]: (ctx) => clearLeftovers(ctx),
  [SWEEP_MEDIA]: (ctx) => sweepMedia(ctx),
  [MEASURE_FILES]: (ctx) => measureFiles(ctx),
};

export const storingSweeps: readonly Sweep[] = [
  { job: SWEEP_MEDIA, every: '*/10 * * * *' },
  { job: MEASURE_FILES, every: '5,15,25,35,45,55 * * * *' },
];
