import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Server } from 'socket.io';
import { quietPool } from '../database/quiet-pool.ts';
import type { Log } from '../log/log.ts';

/** What goes to the other processes and comes from them. */
export interface OtherProcesses {
  /** Resolves when everything that was told before is on its way. */
  readonly passedOn: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** The longest time that a timer can hold. */
const NEVER = 2 ** 31 - 1;

/** Joins the rooms of this server with those of every other on the same database, by LISTEN and NOTIFY; comes back after a loss by itself. */
export function joinProcesses(
  io: Server,
  { connectionString, log }: { readonly connectionString: string; readonly log: Log },
): OtherProcesses {
  // One connection tells, so that everything arrives in its order.
  const telling = quietPool({ connectionString, max: 1 });
  const hearing = connections(connectionString);
  const pool = {
    connect: hearing.connect,
    query: (text: string, values: unknown[]) => telling.query(text, values),
  };
  const errorHandler = (error: Error) => log.warn({ err: error }, 'other processes were not told');
  // Nothing that is told needs the table of attachments, so it does not exist and is not swept.
  io.adapter(createAdapter(pool as never, { channelPrefix: 'rooms', cleanupInterval: NEVER, errorHandler }));
  return {
    passedOn: () => telling.query('select 1').catch(() => undefined),
    stop: async () => {
      await hearing.stop();
      for (const space of io._nsps.values()) space.adapter.close();
      await telling.end();
    },
  };
}

/**
 * The connection that listens, and its successors. The adapter takes one from a pool and never gives one back that broke: a pool would be
 * used up by ten losses, and would wait for the lost ones when it ends.
 */
function connections(connectionString: string) {
  let newest: pg.Client | undefined;
  let stopped = false;
  return {
    connect: async () => {
      // Nobody waits for it: the adapter would only try again.
      if (stopped) return new Promise<never>(() => {});
      const client = new pg.Client({ connectionString, keepAlive: true });
      newest = client;
      client.on('error', () => {});
      await client.connect();
      // The adapter gives it back when it closes; it was ended before.
      return Object.assign(client, { release: () => {} });
    },
    stop: async () => {
      stopped = true;
      newest?.removeAllListeners('end');
      await newest?.end().catch(() => {});
    },
  };
}
