import pg from 'pg';
import { tableKinds } from '../../database/table-kinds.ts';
import { distribute, superuserStatements } from '../kernel/migrations/distribute.ts';
import { migrate } from '../kernel/migrations/migrate.ts';
import { onDatabase, prepareDatabase } from '../kernel/postgres/roles.ts';
import type { RolePasswords } from '../kernel/postgres/secrets.ts';
import type { TestCluster, TestDatabaseUrls } from './test-cluster.ts';

/** One server of Citus, as the coordinator reaches it. */
interface CitusServer {
  readonly host: string;
  readonly port: number;
  readonly isCoordinator: boolean;
}

/**
 * Databases for tests on a running Citus: `url` is the superuser's address of a database on the coordinator that knows the other servers.
 * A distributed database cannot be copied from a template, so each worker's is migrated and spread by itself.
 */
export function citusCluster(url: string, passwords: RolePasswords): TestCluster {
  const made = new Map<string, Promise<TestDatabaseUrls>>();
  return {
    databaseFor(worker) {
      const existing = made.get(worker) ?? makeDatabase(url, `abhyas_${worker}`, passwords);
      made.set(worker, existing);
      return existing;
    },
    stop: async () => {
      const servers = await listServers(url);
      for (const database of made.keys())
        for (const server of servers)
          await tell(
            at(url, server),
            `drop database if exists ${pg.escapeIdentifier(`abhyas_${database}`)} with (force)`,
          );
    },
  };
}

async function makeDatabase(url: string, database: string, passwords: RolePasswords): Promise<TestDatabaseUrls> {
  const servers = await listServers(url);
  const coordinator = servers.find(({ isCoordinator }) => isCoordinator)!;
  for (const server of servers) {
    await tell(at(url, server), `drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
    await prepareDatabase(at(url, server), { database, passwords });
  }
  const roles = await prepareDatabase(url, { database, passwords });
  await migrate({ ownerUrl: roles.owner, jobsUrl: roles.jobs });
  for (const server of servers) await tell(onDatabase(at(url, server), database), 'create extension citus');
  await tell(
    onDatabase(url, database),
    `select citus_set_coordinator_host(${pg.escapeLiteral(coordinator.host)}, ${coordinator.port})`,
    ...servers
      .filter(({ isCoordinator }) => !isCoordinator)
      .map(({ host, port }) => `select citus_add_node(${pg.escapeLiteral(host)}, ${port})`),
    ...superuserStatements(database),
  );
  await distribute({ ownerUrl: roles.owner, kinds: tableKinds, log: () => {} });
  return { ...roles, direct: roles.app, superuser: url, binding: 'transaction' };
}

/** The servers that a database of the coordinator knows; none where it has no Citus. */
export async function listServers(url: string): Promise<CitusServer[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query(`select from pg_extension where extname = 'citus'`);
    if (found.length === 0) return [];
    const { rows } = await client.query<CitusServer>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node where noderole = 'primary' order by groupid`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

function at(url: string, { host, port }: CitusServer): string {
  const address = new URL(url);
  address.hostname = host;
  address.port = String(port);
  return address.href;
}

async function tell(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
