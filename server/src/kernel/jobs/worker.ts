import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';
import { quietPool } from '../database/quiet-pool.ts';
import { begin } from '../event-loop/under-way.ts';
import type { Log } from '../log/log.ts';
import { freeJobsOfTheDead, holdLocks } from './living-workers.ts';

/** One kind of job: its payload is what `enqueue` was given. */
export type Job = (ctx: Context, payload: Readonly<Record<string, unknown>>) => Promise<void>;
/** Jobs by name. */
export type Jobs = Readonly<Record<string, Job>>;
/** A sweep: at each time of the pattern, one job for each institute. */
export interface Sweep {
  readonly job: string;
  /** Crontab pattern, e.g. `* * * * *`. */
  readonly every: string;
}

export interface WorkerOptions {
  readonly connectionString: string;
  readonly jobs: Jobs;
  readonly sweeps: readonly Sweep[];
  readonly institutes: () => Promise<readonly number[]>;
  readonly contextFor: (instituteId: number) => Context;
  readonly enqueueFor: (instituteId: number, job: string) => Promise<void>;
  readonly log: Log;
  readonly concurrency?: number;
}

const SWEEP = 'sweep:';
/** Every minute: jobs of a server that was killed are done by those that are left. */
const FREE_JOBS = 'kernel:freeJobs';

/** Runs the jobs of all institutes. `stop()` lets running jobs finish. */
export async function startWorker(options: WorkerOptions): Promise<{ readonly stop: () => Promise<void> }> {
  const { jobs, sweeps, log } = options;
  const taskList: TaskList = {};
  for (const [name, job] of Object.entries(jobs)) {
    taskList[name] = async (payload) => {
      const { instituteId, ...rest } = payload as { instituteId: number };
      const end = begin(name);
      await job(options.contextFor(instituteId), rest).finally(end);
    };
  }
  for (const sweep of sweeps) {
    taskList[SWEEP + sweep.job] = async () => {
      for (const instituteId of await options.institutes()) await options.enqueueFor(instituteId, sweep.job);
    };
  }
  const pool = quietPool({ connectionString: options.connectionString, max: 10 });
  taskList[FREE_JOBS] = () => freeJobsOfTheDead(pool);
  const living = holdLocks(pool);
  const runner = await run({
    pgPool: pool,
    taskList,
    events: living.events,
    noHandleSignals: true,
    concurrency: options.concurrency ?? 2,
    pollInterval: 2000,
    parsedCronItems: parseCronItems(
      [...sweeps.map(({ job, every }) => ({ task: SWEEP + job, every })), { task: FREE_JOBS, every: '* * * * *' }].map(
        ({ task, every }) => ({ task, match: every, identifier: task, options: { backfillPeriod: 0 } }),
      ),
    ),
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log.error({ meta }, message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
  });
  return {
    stop: async () => {
      await runner.stop();
      await living.stop();
      await pool.end();
    },
  };
}
