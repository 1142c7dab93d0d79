import pg from 'pg';

const MOST_ROUNDS = 20;
/** The clock of the database may run a little before that of the test: what was enqueued just now is due all the same. */
const CLOCK_SLACK_MS = 1000;

/**
 * Lets a run of the queue see the time of the fake clock: jobs due by then are made due now, again and again until a run leaves none.
 */
export async function quietWorker(
  connectionString: string,
  now: () => Date,
  run: (dueNow: () => Promise<number>) => Promise<number>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const makeDue = async () => {
    const { rowCount } = await client.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at <= $1 and attempts < max_attempts and locked_at is null',
      [new Date(now().getTime() + CLOCK_SLACK_MS)],
    );
    return rowCount ?? 0;
  };
  try {
    for (let round = 0; round < MOST_ROUNDS && (await makeDue()) > 0; round++) await run(async () => 0);
    const { rows } = await client.query<{ last_error: string }>(
      'select last_error from graphile_worker._private_jobs where last_error is not null',
    );
    if (rows[0]) throw new Error(`a job failed: ${rows[0].last_error}`);
  } finally {
    await client.end();
  }
}
