import { join } from 'node:path';
import pg from 'pg';
import type { Binding } from '../kernel/database/tenant-database.ts';
import { migrate } from '../kernel/migrations/migrate.ts';
import { startEmbedded } from '../kernel/postgres/embedded.ts';
import { prepareDatabase, roleUrls, type RoleUrls } from '../kernel/postgres/roles.ts';
import { citusCluster } from './citus-cluster.ts';

/** A cluster for tests, with a migrated template that databases are copied from. */
export interface TestCluster {
  /** The database of one worker, made when it is first asked for. */
  databaseFor(worker: string): Promise<TestDatabaseUrls>;
  stop(): Promise<void>;
}

/** Addresses of a test database: one for each role, and the superuser's for scratch databases. */
export interface TestDatabaseUrls extends RoleUrls {
  readonly direct: string;
  readonly superuser: string;
  /** How its connections are bound to an institute. */
  readonly binding: Binding;
}

/** Settings that make a throw-away cluster fast: nothing in it has to survive. */
export const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
} as const;

const TEMPLATE = 'abhyas_template';
const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' };

/** Starts a cluster in `dir` and migrates its template; `TEST_CITUS_URL` names a Citus that runs already and is used instead. */
export async function startTestCluster(dir: string): Promise<TestCluster> {
  const citus = process.env['TEST_CITUS_URL'];
  if (citus) return citusCluster(citus, passwords);
  const server = await startEmbedded({ dir: join(dir, 'postgres'), settings: throwAwaySettings });
  const template = await prepareDatabase(server.url, { database: TEMPLATE, passwords });
  await migrate({ ownerUrl: template.owner, jobsUrl: template.jobs });
  const superuser = new pg.Client({ connectionString: server.url });
  await superuser.connect();
  const made = new Map<string, Promise<TestDatabaseUrls>>();

  async function copyTemplate(worker: string): Promise<TestDatabaseUrls> {
    if (!/^[a-z0-9_]+$/.test(worker)) throw new Error(`"${worker}" is no name for a worker's database`);
    const name = `abhyas_${worker}`;
    await superuser.query(`create database ${name} template ${TEMPLATE} owner abhyas_owner`);
    await superuser.query(`grant create on database ${name} to jobs`);
    const urls = roleUrls(server.url, name, passwords);
    return { ...urls, direct: urls.app, superuser: server.url, binding: 'session' };
  }

  return {
    databaseFor(worker) {
      const existing = made.get(worker) ?? copyTemplate(worker);
      made.set(worker, existing);
      return existing;
    },
    async stop() {
      await superuser.end();
      await server.stop();
    },
  };
}
