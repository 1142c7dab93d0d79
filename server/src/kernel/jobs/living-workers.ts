import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** The first half of the advisory locks that workers hold: the second is made of a worker's id. */
const LOCKS = 0x6a6f6273;
const RETRY_MS = 500;
/** A worker takes its lock as soon as it exists. A job that it took before that, or while the database was away, is left to it. */
const YOUNG = '30 seconds';

/** Those who do jobs in this process, each with a lock in the database that ends with the process, however it ends. */
export interface LivingWorkers {
  /** For the queue, which says of each worker that it exists. */
  readonly events: WorkerEvents;
  /** Lets the locks go. */
  readonly stop: () => Promise<void>;
}

/**
 * Holds the locks of the workers on one connection of the pool. When the connection is cut, another takes them again. Without locks the queue
 * could not tell a job that takes long from one whose server was killed, and would wait four hours.
 */
export function holdLocks(pool: pg.Pool): LivingWorkers {
  const ids: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  const ended = new AbortController();
  let connection: Promise<pg.PoolClient> | undefined;

  const gone = new WeakSet<pg.PoolClient>();
  /** Closes a connection once: a pool cannot end while one of its connections is out. */
  const drop = (client: pg.PoolClient): void => {
    if (gone.has(client)) return;
    gone.add(client);
    client.release(true);
  };
  const lockAll = async (client: pg.PoolClient): Promise<boolean> => {
    try {
      for (const id of ids) await lock(client, id);
      return true;
    } catch {
      drop(client);
      return false;
    }
  };
  const open = async (): Promise<pg.PoolClient> => {
    while (!ended.signal.aborted) {
      const client = await pool.connect().catch(() => undefined);
      if (client && (await lockAll(client))) return watch(client);
      await pause(RETRY_MS, undefined, { ref: false }); // the database is away
    }
    throw new Error('the workers of this process have stopped');
  };
  /** A connection that is cut takes its locks with it: another takes them again. */
  const watch = (client: pg.PoolClient): pg.PoolClient =>
    client.once('error', () => {
      drop(client);
      if (!ended.signal.aborted) connection = open();
    });
  events.on('worker:create', ({ worker }) => {
    ids.push(worker.workerId);
    const known = connection;
    connection ??= open();
    void known?.then((client) => lock(client, worker.workerId)).catch(() => {}); // a cut connection takes all locks anew
  });
  return {
    events,
    stop: async () => {
      ended.abort();
      await connection?.then(drop).catch(() => {});
    },
  };
}

const lock = (client: pg.PoolClient, id: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS, id]);

/** Gives back what workers had begun whose process is gone, so that others do it at once. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(coalesce(array_agg(id), '{}')) from (
       select distinct locked_by as id from graphile_worker._private_jobs where locked_at < now() - $2::interval
     ) as busy where pg_try_advisory_xact_lock($1, hashtext(id))`,
    [LOCKS, YOUNG],
  );
}
