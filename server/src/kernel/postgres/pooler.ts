import pg from 'pg';
import { StartError } from '../start-error.ts';

/** A connection as the probe needs it. */
export interface ProbeClient {
  query(text: string): Promise<{ readonly rows: readonly { readonly pid?: number }[] }>;
  end(): Promise<void>;
}

const ROUNDS = 3;

/**
 * True when a connection's backend changes between transactions, as behind a transaction pooler: a binding made in one
 * transaction would then serve whoever comes next. A second connection holds a transaction open meanwhile, so that an idle
 * pooler cannot hide by giving the same backend again.
 */
export async function changesBackend(open: () => Promise<ProbeClient>): Promise<boolean> {
  const [probed, other] = [await open(), await open()];
  try {
    const backends = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      backends.add(await backendOf(probed));
      await other.query('begin');
      await other.query('select pg_backend_pid() as pid');
      backends.add(await backendOf(probed));
      await other.query('commit');
    }
    return backends.size > 1;
  } finally {
    await Promise.all([probed.end(), other.end()]);
  }
}

async function backendOf(client: ProbeClient): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await client.query('commit');
  return rows[0]?.pid ?? 0;
}

/** Refuses to start with session binding where a connection cannot stay bound: behind a transaction pooler, and on Citus. */
export async function refuseUnboundConnections(url: string): Promise<void> {
  if (await hasCitus(url)) {
    throw new StartError(
      'The database of DATABASE_URL is one of Citus, whose other servers do not see how a connection is bound: set DATABASE_BINDING=transaction and DATABASE_DIRECT_URL.',
    );
  }
  const isPooled = await changesBackend(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  });
  if (isPooled) {
    throw new StartError(
      'DATABASE_URL is a transaction pooler, where a connection cannot stay bound to an institute: set DATABASE_BINDING=transaction and DATABASE_DIRECT_URL, or connect directly.',
    );
  }
}

async function hasCitus(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
