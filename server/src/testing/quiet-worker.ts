import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const MOST_ROUNDS = 20;
/** The clock of the database may run a little before that of the test: what was enqueued just now is due all the same. */
const CLOCK_SLACK_MS = 1000;

/**
 * Lets a run of the queue see the time of the fake clock: jobs due by then are made due now, again and again until a run leaves none.
 */
export async function quietWorker(
  pool: pg.Pool,
  now: () => Date,
  run: (dueNow: () => Promise<number>) => Promise<number>,
): Promise<void> {
  const makeDue = async () => {
    const { rowCount } = await pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at <= $1 and attempts < max_attempts and locked_at is null',
      [new Date(now().getTime() + CLOCK_SLACK_MS)],
    );
    return rowCount ?? 0;
  };
  for (let round = 0; round < MOST_ROUNDS && (await makeDue()) > 0; round++) {
    await run(async () => 0);
    await endsAreWritten(pool);
  }
  const { rows } = await pool.query<{ last_error: string }>(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  );
  if (rows[0]) throw new Error(`a job failed: ${rows[0].last_error}`);
}

const MOST_LOOKS = 5000;

/** A worker does not wait until the queue knows how a job ended: only then is no job locked any more. */
async function endsAreWritten(pool: pg.Pool): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const { rows } = await pool.query(
      'select 1 from graphile_worker._private_jobs where locked_at is not null limit 1',
    );
    if (rows.length === 0) return;
    await pause(2);
  }
}
