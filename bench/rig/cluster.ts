import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseUrls } from '../../server/src/config.ts';
import { migrate } from '../../server/src/kernel/migrations/migrate.ts';
import { startEmbedded } from '../../server/src/kernel/postgres/embedded.ts';
import { onDatabase, prepareDatabase } from '../../server/src/kernel/postgres/roles.ts';
import { cpuOfCluster } from './cpu.ts';

const DATABASE = 'abhyas';
const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' };
/** Without these a commit may be lost, and a figure of saving would be worth nothing. */
const durability = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** A PostgreSQL of our own on disk, as durable as it is shipped, with a migrated database. */
export interface Cluster {
  readonly urls: DatabaseUrls;
  /** The superuser's address of the same database. */
  readonly superuser: string;
  /** What SHOW answers for the settings that make a commit durable. */
  readonly durable: Readonly<Record<string, string>>;
  /** Id of the server process; another one after `start()`. */
  readonly pid: () => number;
  /** CPU seconds of the server with all its backends so far. */
  readonly cpuSeconds: () => number;
  /** Starts it again after a crash, on the same port. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the cluster of `dir`, made and migrated when it is new. Throws where a commit would not be durable. */
export async function startCluster(dir: string): Promise<Cluster> {
  mkdirSync(dir, { recursive: true });
  const options = { dir: join(dir, 'postgres') };
  let server = await startEmbedded(options);
  const roles = await prepareDatabase(server.url, { database: DATABASE, passwords });
  const urls = { ...roles, direct: roles.app };
  await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs, log: () => {} });
  const { port } = server;
  return {
    urls,
    superuser: onDatabase(server.url, DATABASE),
    durable: await checkDurable(urls.app),
    pid: () => server.pid,
    cpuSeconds: () => cpuOfCluster(server.pid),
    start: async () => void (server = await startEmbedded({ ...options, port })),
    stop: () => server.stop(),
  };
}

async function checkDurable(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const shown: Record<string, string> = {};
    for (const name of durability) {
      const { rows } = await client.query<Record<string, string>>(`show ${name}`);
      shown[name] = rows[0]?.[name] ?? '';
    }
    const weak = durability.filter((name) => shown[name] !== 'on');
    if (weak.length > 0) throw new Error(`The database does not keep what it commits: ${weak.join(', ')} is off.`);
    return shown;
  } finally {
    await client.end();
  }
}
