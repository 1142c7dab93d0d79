import { setTimeout as pause } from 'node:timers/promises';

/** So long may a server or the database be down, killed again while it starts, before that is a finding itself. */
const PATIENCE_MS = 120_000;

/** Asks again while the database or a server is down. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/**
 * Jobs that are due for long and that no living worker has taken, a line each: none, where the servers came back whole. A job that was
 * replaced by its key while a server did it is not due: the queue gives it no further try, and what replaced it does its work.
 */
export async function listStuckJobs(sql: <T>(text: string) => Promise<T[]>): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const rows = await sql<{ job: string }>(
      `select format('%s, tried %s of %s times: %s', task_identifier, attempts, max_attempts, last_error) as job
       from graphile_worker.jobs where run_at < now() - interval '5 seconds' and locked_at is null
         and not (key is null and attempts = max_attempts and last_error is null)`,
    );
    if (rows.length === 0 || tries === 20) return rows.map(({ job }) => job);
    await pause(1000);
  }
}
