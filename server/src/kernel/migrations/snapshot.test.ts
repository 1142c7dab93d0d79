import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { tableKinds } from '../../../database/table-kinds.ts';
import { scratchDatabase, workerDatabase } from '../../testing/database.ts';
import { describeSchema, type Snapshot } from './snapshot.ts';

async function describeDatabase(connectionString: string, sql = 'select 1'): Promise<Snapshot> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
    return await describeSchema(client, tableKinds);
  } finally {
    await client.end();
  }
}

describe('the schema snapshot', () => {
  it('equals the migrated database (write it anew: node scripts/write-docs.ts --schema)', async () => {
    const folder = fileURLToPath(new URL('../../../database/schema/', import.meta.url));
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const written = Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
    expect(written).toEqual(await describeDatabase((await workerDatabase()).owner));
  });

  it.each([
    ['a column', 'alter table books add title text'],
    ['a default', `alter table books alter id set default 7`],
    ['a check', 'alter table books add check (id > 0)'],
    ['an index', 'create index on books (id desc)'],
    ['a grant', 'grant select on books to app'],
    ['row level security', 'alter table books enable row level security'],
    ['a policy', 'create policy p on books using (id = 1)'],
    ['a function', `create function f() returns int language sql as 'select 1'`],
    ['a view', 'create view v as select id from books'],
  ])('tells %s', async (_, change) => {
    const scratch = await scratchDatabase();
    const before = await describeDatabase(scratch.url, 'create table books (id int primary key)');
    const after = await describeDatabase(scratch.url, change);
    await scratch.remove();
    expect(before['books.sql']).toContain('constraint books_pkey PRIMARY KEY (id)');
    expect(after).not.toEqual(before);
  });
});
