import type { DatabaseUrls } from './config.ts';
import { listAllInstitutes } from './domains/tenancy/index.ts';
import type { Context } from './kernel/context.ts';
import { watchHealth } from './kernel/health/watch-health.ts';
import { enqueue } from './kernel/jobs/enqueue.ts';
import { type Jobs, startWorker, type Sweep } from './kernel/jobs/worker.ts';
import type { Log } from './kernel/log/log.ts';

interface Parts {
  readonly urls: DatabaseUrls;
  readonly jobs: Jobs;
  readonly sweeps: readonly Sweep[];
  readonly contextFor: (instituteId: number) => Context;
  readonly troubles: () => Promise<readonly string[]>;
  readonly log: Log;
}

/** What a process does beside answering calls: the jobs of all institutes, and a look each minute at what is wrong. */
export function background({ urls, jobs, sweeps, contextFor, troubles, log }: Parts) {
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  let watch: ReturnType<typeof watchHealth> | undefined;
  let end: Promise<void> | undefined;
  return {
    start: async (): Promise<void> => {
      watch = watchHealth(log, troubles);
      worker = await startWorker({
        connectionString: urls.jobs,
        jobs,
        sweeps,
        contextFor,
        log,
        institutes: async () => (await listAllInstitutes()).map(({ id }) => id),
        enqueueFor: (instituteId, job) => enqueue(contextFor(instituteId), job, {}, { key: job }),
      });
    },
    /** Begins no more jobs and lets those under way finish; asked again it waits for the same end. */
    stop: (): Promise<void> => {
      watch?.stop();
      return (end ??= worker?.stop() ?? Promise.resolve());
    },
  };
}
