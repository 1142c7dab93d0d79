import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { tableKinds } from '../server/database/table-kinds.ts';
import { describeSchema, type Snapshot } from '../server/src/kernel/migrations/snapshot.ts';
import { tableTypes } from '../server/src/kernel/migrations/table-types.ts';
import { startTestCluster } from '../server/src/testing/test-cluster.ts';

/** The schema that the migrations make, described from a throw-away database, and its types for the code. */
export async function currentSchema(): Promise<{ readonly files: Snapshot; readonly types: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'abhyas-schema-'));
  const cluster = await startTestCluster(dir);
  try {
    const { owner } = await cluster.databaseFor('schema');
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    try {
      return { files: await describeSchema(client, tableKinds), types: await tableTypes(client) };
    } finally {
      await client.end();
    }
  } finally {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
