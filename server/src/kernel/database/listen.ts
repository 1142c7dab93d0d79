import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '../context.ts';
import type { Log } from '../log/log.ts';

/** What a channel's listener does with a message; `undefined`: the connection was lost meanwhile, read everything afresh. */
export type Listener = (message: string | undefined) => void | Promise<void>;

const RETRY_MS = 500;

/** Hears NOTIFY on a connection of its own and comes back by itself; every listener is told to read afresh after a loss. */
export async function listen(
  connectionString: string,
  listeners: Readonly<Record<string, Listener>>,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    client = fresh;
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client === fresh) later();
    });
    fresh.on('notification', ({ channel, payload }) => void listeners[channel]?.(payload));
    await fresh.connect();
    for (const channel of Object.keys(listeners)) await fresh.query(`listen "${channel}"`);
  }
  /** One try is planned at most: a connection that fails ends as well. */
  function later(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(again, RETRY_MS);
  }
  async function again(): Promise<void> {
    try {
      await connect();
      for (const listener of Object.values(listeners)) await listener(undefined);
    } catch (error) {
      log.warn({ err: error }, 'the listening connection is lost');
      await client?.end().catch(() => {});
      later();
    }
  }

  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/** Tells every process, when the caller's transaction commits. */
export async function notify(ctx: Pick<Context, 'db'>, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(ctx.db);
}
