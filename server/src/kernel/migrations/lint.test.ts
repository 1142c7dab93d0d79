import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tableKinds } from '../../../database/table-kinds.ts';
import { scratchDatabase, workerDatabase } from '../../testing/database.ts';
import { readCatalog } from './catalog.ts';
import { lintMigration, lintSchema, type TableKinds } from './lint.ts';

const POLICY = `institute_id = nullif(current_setting('app.institute_id', true), '')::bigint`;
const protect = (table: string) => `
  alter table ${table} enable row level security; alter table ${table} force row level security;
  create policy tenant on ${table} using (${POLICY});`;
const goodPapers = `create table papers (institute_id bigint, id uuid, primary key (institute_id, id)); ${protect('papers')}`;

let client: pg.Client;
let remove: () => Promise<void>;

beforeAll(async () => {
  const scratch = await scratchDatabase();
  remove = scratch.remove;
  client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await remove();
});
beforeEach(async () => {
  await client.query('drop schema public cascade; create schema public');
});

async function lint(sql: string, kinds: TableKinds = { papers: 'tenant' }): Promise<string[]> {
  await client.query(sql);
  return lintSchema(await readCatalog(client), kinds);
}

describe('the schema lint', () => {
  it('finds nothing in a table that is as it should be', async () => {
    expect(await lint(goodPapers)).toEqual([]);
  });

  it('finds a primary key and a unique index that do not begin with the institute', async () => {
    const table = `create table papers (institute_id bigint not null, id uuid primary key, code text unique); ${protect('papers')}`;
    expect(await lint(table)).toEqual([
      'papers: papers_code_key must begin with institute_id.',
      'papers: papers_pkey must begin with institute_id.',
    ]);
  });

  it('finds a table without a primary key, and an institute that may be null or of another type', async () => {
    expect(await lint(`create table papers (institute_id int); ${protect('papers')}`)).toEqual([
      'papers has no primary key.',
      'papers.institute_id must be bigint not null.',
    ]);
  });

  it('finds row level security that is off, or does not hold the owner', async () => {
    expect(await lint(`${goodPapers} alter table papers disable row level security`)).toEqual([
      'papers must have row level security enabled and forced.',
    ]);
    await client.query('alter table papers enable row level security');
    expect(await lint('alter table papers no force row level security')).toEqual([
      'papers must have row level security enabled and forced.',
    ]);
  });

  it.each([
    ['a weaker condition', `create policy other on papers using (true)`],
    ['a condition that lets everything in', `create policy other on papers using (${POLICY}) with check (true)`],
    ['one command alone', `create policy other on papers for select using (${POLICY})`],
  ])('finds a policy with %s', async (_, policy) => {
    expect(await lint(`${goodPapers} ${policy}`)).toEqual([
      expect.stringMatching(/^papers: policy other must be for all commands and exactly/),
    ]);
  });

  it('finds a table without policy', async () => {
    expect(await lint(`${goodPapers} drop policy tenant on papers`)).toEqual(['papers has no policy.']);
  });

  it('finds sequences in tenant tables', async () => {
    const columns = 'alter table papers add number serial, add line int generated always as identity';
    expect(await lint(`${goodPapers} ${columns}`)).toEqual([
      expect.stringMatching(/^papers\.number takes its value from a sequence/),
      expect.stringMatching(/^papers\.line takes its value from a sequence/),
    ]);
  });

  it('finds a foreign key between tenant tables that leaves the institute out', async () => {
    const attempts = `alter table papers add constraint id_only unique (id);
      create table attempts (institute_id bigint, id uuid, paper_id uuid, primary key (institute_id, id),
        constraint of_paper foreign key (paper_id) references papers (id)); ${protect('attempts')}`;
    expect(await lint(goodPapers + attempts, { papers: 'tenant', attempts: 'tenant' })).toContain(
      'attempts: foreign key of_paper must begin with institute_id on both sides.',
    );
  });

  it('accepts a foreign key to a reference table by its id', async () => {
    const exams = `create table exams (id uuid primary key); alter table papers add exam_id uuid references exams (id)`;
    expect(await lint(goodPapers + exams, { papers: 'tenant', exams: 'reference' })).toEqual([]);
  });

  it('finds foreign keys that change tenant keys by themselves', async () => {
    const attempts = `create table attempts (institute_id bigint, id uuid, paper_id uuid, primary key (institute_id, id),
      constraint of_paper foreign key (institute_id, paper_id) references papers on delete set null on update cascade); ${protect('attempts')}`;
    expect(await lint(goodPapers + attempts, { papers: 'tenant', attempts: 'tenant' })).toEqual([
      'attempts: foreign key of_paper must not be ON DELETE SET NULL.',
      'attempts: foreign key of_paper must not be ON UPDATE CASCADE.',
    ]);
  });

  it('finds a local table that leads to a tenant table', async () => {
    const rollup = `create table rollup (institute_id bigint, paper_id uuid, constraint of_paper foreign key (institute_id, paper_id) references papers)`;
    expect(await lint(goodPapers + rollup, { papers: 'tenant', rollup: 'local' })).toEqual([
      'rollup: foreign key of_paper leads from a local table to a tenant one.',
    ]);
  });

  it('finds triggers', async () => {
    const trigger = `create function stamp() returns trigger language plpgsql as 'begin return new; end';
      create trigger stamped before update on papers for each row execute function stamp()`;
    expect(await lint(goodPapers + trigger)).toEqual(['papers has trigger stamped: there are no triggers.']);
  });

  it('finds tables that are not listed, and listed ones that are not there', async () => {
    expect(await lint(`${goodPapers} create table stray (id int)`, { papers: 'tenant', gone: 'local' })).toEqual([
      'stray is not listed with its kind.',
      'gone is listed but does not exist.',
    ]);
  });

  it('finds a table that belongs to role app, may be truncated by it, or is open to everybody', async () => {
    expect(await lint(`${goodPapers} alter table papers owner to app`)).toEqual([
      'papers belongs to role app, which row level security must hold.',
    ]);
    await client.query('alter table papers owner to postgres');
    expect(await lint('grant truncate on papers to app; grant select on papers to public')).toEqual([
      'papers may be truncated by app, which passes row level security.',
      'papers grants SELECT to everybody.',
    ]);
  });

  it('finds views and functions that pass row level security by the way', async () => {
    const routines = `create view v_papers as select id from papers;
      create function all_papers() returns bigint language sql security definer as 'select 1::bigint'`;
    expect(await lint(goodPapers + routines)).toEqual([
      'View v_papers must be security_invoker.',
      'Function all_papers is SECURITY DEFINER without a fixed search_path.',
      'Function all_papers is SECURITY DEFINER and may be executed by everybody.',
    ]);
  });
});

describe("the lint of a migration's text", () => {
  it.each([
    [
      'two constraints in one ALTER',
      'alter table a add constraint b check (c > 0), add constraint d check (e > 0);',
      'one ADD CONSTRAINT in each ALTER TABLE',
    ],
    ['MERGE', 'merge into a using b on a.id = b.id when matched then delete;', 'no MERGE'],
    ['a trigger', 'CREATE CONSTRAINT TRIGGER t after insert on a execute function f();', 'no triggers'],
    [
      'now() on conflict',
      'insert into a values (1) on conflict (id) do update set at = now();',
      'no now() inside DO UPDATE SET, use excluded',
    ],
    [
      'a key that a table has before it is spread',
      'create table a (institute_id bigint, b uuid, foreign key (institute_id, b) references c (institute_id, id));',
      'keys to tenant tables are added after kernel.protect, by ALTER TABLE',
    ],
    [
      'a binding that stays on the coordinator',
      "do $$ begin perform set_config('app.institute_id', '5', true); end $$;",
      "bind an institute by execute 'set local …': a function that sets stays on the coordinator",
    ],
  ])('finds %s', (_, sql, finding) => {
    expect(lintMigration('x.sql', sql)).toEqual([`x.sql: ${finding}.`]);
  });

  it.each(['update papers set title = title;', 'DELETE FROM only public.papers where true;'])(
    'finds rows of institutes that are changed while none is bound: %s',
    (sql) => {
      const kinds: TableKinds = { papers: 'tenant', exams: 'reference' };
      const finding = 'bind an institute to change rows of papers: row level security holds the owner too.';
      expect(lintMigration('x.sql', sql, kinds)).toEqual([`x.sql: ${finding}`]);
      expect(lintMigration('x.sql', sql.replace('papers', 'exams'), kinds)).toEqual([]);
      expect(lintMigration('x.sql', `alter table papers no force row level security; ${sql}`, kinds)).toEqual([]);
      const bound = `do $$ begin execute format('set local app.institute_id = %L', 5); ${sql} end $$;`;
      expect(lintMigration('x.sql', bound, kinds)).toEqual([]);
      expect(lintMigration('20261128_2030__a__b__c.sql', sql, kinds)).toEqual([]);
    },
  );

  it('does not take comments and texts for statements', () => {
    expect(lintMigration('x.sql', `-- create trigger\ninsert into a values ('merge into b; it''s fine');`)).toEqual([]);
    expect(
      lintMigration(
        'x.sql',
        'alter table a add constraint b check (c > 0); alter table a add constraint d check (e > 0);',
      ),
    ).toEqual([]);
  });
});

describe("the project's own database", () => {
  it('has no finding', async () => {
    const { owner } = await workerDatabase();
    const own = new pg.Client({ connectionString: owner });
    await own.connect();
    const findings = lintSchema(await readCatalog(own), tableKinds);
    await own.end();
    expect(findings).toEqual([]);
  });

  it('is made by migrations that a sharded server understands', () => {
    const folder = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));
    const findings = readdirSync(folder).flatMap((name) =>
      lintMigration(name, readFileSync(`${folder}/${name}`, 'utf8'), tableKinds),
    );
    expect(findings).toEqual([]);
  });
});
