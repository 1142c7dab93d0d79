import type { Jobs, Sweep } from '../../kernel/jobs/worker.ts';
import { REWORD_JOB, rewordRest } from './bulk/words/reword-questions.ts';
import { undoRest, UNREWORD_JOB } from './bulk/words/undo-rewording.ts';
import { finishCommit } from './commits/commit-import.ts';
import { resumeImports } from './commits/resume-imports.ts';
import { sweepImports } from './commits/sweep-imports.ts';
import { COMMIT_JOB, READ_JOB, RESUME_JOB, SWEEP_JOB } from './imports/import-jobs.ts';
import { readImport } from './dry-runs/read-import.ts';
import { INDEX_JOB, indexRest } from './search/index-questions.job.ts';

export const jobs: Jobs = {
  [READ_JOB]: (ctx, { importId }) => readImport(ctx, importId as string),
  [COMMIT_JOB]: (ctx, { importId, writer }) => finishCommit(ctx, importId as string, writer as string),
  [REWORD_JOB]: (ctx, { changeId }) => rewordRest(ctx, changeId as string),
  [UNREWORD_JOB]: (ctx, { changeId }) => undoRest(ctx, changeId as string),
  [RESUME_JOB]: (ctx) => resumeImports(ctx),
  [SWEEP_JOB]: (ctx) => sweepImports(ctx),
  [INDEX_JOB]: (ctx, { importId }) => indexRest(ctx, importId as string | undefined),
};

export const sweeps: readonly Sweep[] = [
  { job: RESUME_JOB, every: '*/5 * * * *' },
  { job: SWEEP_JOB, every: '40 2 * * *' },
  { job: INDEX_JOB, every: '*/10 * * * *' },
];
