import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchDatabase, workerDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

const FIRST = '20261121_0900__books__tables__create.sql';
const SECOND = '20261122_1000__books__title__add.sql';
let directory = '';
let database: { url: string; remove(): Promise<void> };

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'abhyas-migrations-'));
  database = await scratchDatabase();
  write(FIRST, 'create table books (id int primary key);');
});
afterEach(async () => {
  rmSync(directory, { recursive: true, force: true });
  await database.remove();
});

const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const run = () => migrate({ ownerUrl: database.url, directory });
async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('are applied in order, once', async () => {
    write(SECOND, 'alter table books add title text;');
    expect(await run()).toEqual({ applied: [FIRST, SECOND] });
    expect(await run()).toEqual({ applied: [] });
    expect(await ask('select title from books')).toEqual([]);
  });

  it('go on from where the database stands', async () => {
    await run();
    write(SECOND, 'alter table books add title text;');
    expect(await run()).toEqual({ applied: [SECOND] });
  });

  it('leave nothing of a file that fails, and say where it failed', async () => {
    write(SECOND, 'alter table books add title text;\n\nalter table bocks add author text;');
    await expect(run()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(`^The migration ${SECOND} failed.*: relation "bocks" does not exist`),
    });
    expect(await ask(`select name from schema_migrations`)).toEqual([{ name: FIRST }]);
    await expect(ask('select title from books')).rejects.toMatchObject({ code: '42703' });
  });

  it('refuse a database when an applied file was changed since', async () => {
    await run();
    write(FIRST, 'create table books (id bigint primary key);');
    await expect(run()).rejects.toMatchObject({
      name: 'StartError',
      message: `The migration ${FIRST} was changed after it was applied: put it back and write a new one.`,
    });
  });

  it('refuse a database of a newer version, and change nothing in it', async () => {
    write(SECOND, 'alter table books add title text;');
    await run();
    rmSync(join(directory, SECOND));
    write('20261123_0000__books__author__add.sql', 'alter table books add author text;');
    await expect(run()).rejects.toMatchObject({
      name: 'StartError',
      message: `The database was made by a newer version (it knows ${SECOND}): start that version, or use another database.`,
    });
    await expect(ask('select author from books')).rejects.toMatchObject({ code: '42703' });
  });

  it('refuse a file whose name does not say what it does', async () => {
    write('add-title.sql', 'alter table books add title text;');
    await expect(run()).rejects.toThrow(/^The migration add-title\.sql must be named like/);
  });

  it('of two starts at once are applied by one', async () => {
    const results = await Promise.all([run(), run(), run()]);
    expect(results.flatMap(({ applied }) => applied)).toEqual([FIRST]);
  });
});

describe("the project's own migrations", () => {
  it('are a no-op the second time, the queue included', async () => {
    const { owner, jobs } = await workerDatabase();
    expect(await migrate({ ownerUrl: owner, jobsUrl: jobs })).toEqual({ applied: [] });
  });
});
