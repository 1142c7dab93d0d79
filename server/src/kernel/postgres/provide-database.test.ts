import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { workerDatabase } from '../../testing/database.ts';
import { provideDatabase } from './provide-database.ts';

let dataDir = '';
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'abhyas-provide-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the database of a start', () => {
  it('is made from nothing, kept by the next start, and emptied only when asked', async () => {
    const config = loadConfig({}, { dataDir });
    const lines: string[] = [];
    const mark = `insert into institutes (id, kind, subdomain) values (77, 'institute', 'kept')`;
    const kept = `select subdomain from institutes where id = 77`;

    const first = await provideDatabase(config, (line) => void lines.push(line));
    await ask(first.urls.staff, mark);
    await first.stop();
    expect(lines).toContainEqual(expect.stringMatching(/^Migrated \d{8}_\d{4}__/));

    const second = await provideDatabase(config);
    expect(await ask(second.urls.direct, kept)).toEqual([{ subdomain: 'kept' }]);
    await second.stop();

    const fresh = await provideDatabase(config, undefined, { fresh: true });
    expect(await ask(fresh.urls.app, kept)).toEqual([]);
    await fresh.stop();
  });

  it('is one of your own where its addresses are given, and that one is never emptied', async () => {
    const { owner, app, staff, jobs } = await workerDatabase();
    const env = { DATABASE_URL: app, DATABASE_OWNER_URL: owner, DATABASE_STAFF_URL: staff, DATABASE_JOBS_URL: jobs };
    const config = loadConfig(env, { dataDir });
    const provided = await provideDatabase(config);
    expect(provided.urls).toEqual({ owner, app, staff, jobs, direct: app });
    await provided.stop();
    expect(await ask(app, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(provideDatabase(config, undefined, { fresh: true })).rejects.toMatchObject({ name: 'StartError' });
  });
});
