import pg from 'pg';

/**
 * A pool whose idle or closing connections may be cut by the server without bringing the process down: the next query
 * opens another, and a server that stops right after the pool has ended is no failure.
 */
export function quietPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
