import type pg from 'pg';
import { databaseOutage, Outage } from '../outage.ts';

/** How long a call waits for a connection: longer than any rush takes, and no longer than a person waits. */
export const CONNECT_MS = 15_000;

/**
 * Has every connection of the pool say that the database is away, instead of what its socket heard: whoever asks gets an Outage, and
 * everything else as it comes.
 */
export function sayOutages(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    let isLost = false;
    client.once('error', () => (isLost = true)).once('end', () => (isLost = true));
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const answer = ask(...given);
      if (!(answer instanceof Promise)) return answer; // cursors
      return answer.catch((error: unknown) => {
        throw databaseOutage(error, isLost);
      });
    }) as typeof client.query;
  });
}

/** A connection of the pool; an Outage where none is to be had. */
export async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new Outage('DATABASE_AWAY', error);
  }
}
