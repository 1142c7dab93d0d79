import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchDatabase, workerDatabase } from '../../testing/database.ts';
import { checkDatabase, onDatabase, prepareDatabase, type RoleUrls } from './roles.ts';

const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' }; // those of the test cluster: roles are shared by its databases
let scratch: { url: string; remove(): Promise<void> };
let urls: RoleUrls;

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  scratch = await scratchDatabase();
  urls = await prepareDatabase(scratch.url, { database: new URL(scratch.url).pathname.slice(1), passwords });
});
afterEach(() => scratch.remove());

describe('the roles of the database', () => {
  it('are ready, and preparing them again changes nothing', async () => {
    expect(await checkDatabase(urls)).toEqual([]);
    expect(await prepareDatabase(scratch.url, { database: new URL(scratch.url).pathname.slice(1), passwords })).toEqual(
      urls,
    );
    expect(await checkDatabase(urls)).toEqual([]);
  });

  it('are held by row level security, whoever signs in', async () => {
    for (const url of Object.values(urls)) {
      const [role] = await ask(
        url,
        'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
      );
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
    }
  });

  it.each(['app', 'staff', 'jobs'] as const)(
    'keep %s from making tables and from reading what is not granted',
    async (role) => {
      await ask(urls.owner, 'create table books (id int)');
      await expect(ask(urls[role], 'create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
      await expect(ask(urls[role], 'select * from books')).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('keep the owner from reading past row level security by its membership in searcher', async () => {
    await ask(
      urls.owner,
      'create table books (id int); alter table books enable row level security; alter table books force row level security',
    );
    await ask(scratch.url, 'insert into books values (1)');
    expect(await ask(urls.owner, 'select * from books')).toEqual([]);
  });

  it('let the owner hand a function to searcher', async () => {
    await ask(
      urls.owner,
      `create schema search; grant create, usage on schema search to searcher;
       create function search.f() returns int language sql security definer as 'select 1'; alter function search.f() owner to searcher`,
    );
    expect(
      await ask(urls.owner, `select pg_get_userbyid(proowner)::text as owner from pg_proc where proname = 'f'`),
    ).toEqual([{ owner: 'searcher' }]);
  });
});

describe("a database of one's own", () => {
  it('is refused with one sentence that names everything missing', async () => {
    await ask(
      scratch.url,
      `revoke create on database ${new URL(scratch.url).pathname.slice(1)} from jobs; alter schema public owner to postgres`,
    );
    await expect(checkDatabase(urls)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database is not ready: role jobs may not create a schema in database \w+; role abhyas_owner may not create in schema public\.$/,
      ),
    });
  });

  it('is refused when an address signs in as somebody else, or not at all', async () => {
    const { superuser } = await workerDatabase();
    const wrong = {
      ...urls,
      app: onDatabase(superuser, new URL(scratch.url).pathname.slice(1)),
      jobs: urls.jobs.replace('jobs:jobs', 'jobs:wrong'),
    };
    await expect(checkDatabase(wrong)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database is not ready: DATABASE_URL signs in as postgres where role app is needed; DATABASE_JOBS_URL cannot be reached \(.*\)\.$/,
      ),
    });
  });
});
