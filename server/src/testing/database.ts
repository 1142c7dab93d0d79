import pg from 'pg';
import { inject } from 'vitest';
import { onDatabase } from '../kernel/postgres/roles.ts';
import type { TestDatabaseUrls } from './test-cluster.ts';

let own: Promise<TestDatabaseUrls> | undefined;

/**
 * The migrated database of this vitest worker, made when first asked for. The files that one worker runs share it, so each file makes
 * its own institute.
 */
export function workerDatabase(): Promise<TestDatabaseUrls> {
  own ??= ask(`worker_${process.env['VITEST_POOL_ID'] ?? '1'}`);
  return own;
}

/** An empty database of its own for one test, e.g. to try a migration; `remove` drops it with whoever is still connected. */
export async function scratchDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const { superuser } = await workerDatabase();
  const name = `scratch_${process.env['VITEST_POOL_ID'] ?? '1'}_${Date.now()}_${Math.floor(performance.now() * 1000)}`;
  await asSuperuser(superuser, `create database ${name}`);
  return {
    url: onDatabase(superuser, name),
    remove: () => asSuperuser(superuser, `drop database ${name} with (force)`),
  };
}

async function ask(worker: string): Promise<TestDatabaseUrls> {
  const response = await fetch(`${inject('databaseService')}/${worker}`);
  if (!response.ok) throw new Error(`The test database could not be made: ${await response.text()}`);
  return (await response.json()) as TestDatabaseUrls;
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
