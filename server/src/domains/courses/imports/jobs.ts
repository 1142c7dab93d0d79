import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { removeOldImports } from './imports.store.ts';
import { importsForgottenBefore, makeImport } from './make-import.job.ts';
import { IMPORT_JOB } from './run-course-import.ts';

const FORGET_IMPORTS = 'courses.forgetImports';

export const importJobs: Jobs = {
  [IMPORT_JOB]: (ctx, { importId }) => makeImport(ctx, String(importId)),
  [FORGET_IMPORTS]: (ctx) => removeOldImports(ctx, importsForgottenBefore(ctx.clock.now())),
};
export const importSweeps: readonly Sweep[] = [{ job: FORGET_IMPORTS, every: '25 3 * * *' }];
