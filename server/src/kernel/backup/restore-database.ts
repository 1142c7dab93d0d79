import type { Readable } from 'node:stream';
import type pg from 'pg';
import { z } from 'zod';
import { migrate } from '../migrations/migrate.ts';
import { StartError } from '../start-error.ts';
import { copyIn } from './copy-rows.ts';
import { type Frame, readFrames } from './frames.ts';
import { listTables, plainClient, type SequencePlace } from './list-tables.ts';
import type { OwnerUrls, WrittenDatabase } from './write-database.ts';

const header = z.object({ name: z.string(), columns: z.array(z.string()) });
type Header = z.infer<typeof header>;
type Meta = Pick<WrittenDatabase, 'migrations' | 'sequences'> & {
  /** Looks at the rows before migrations since then change them; answers how many there are. */
  readonly check: () => Promise<number>;
};

/**
 * Puts the rows of a backup into an empty database: first the schema as it was then, then the rows with their foreign keys checked, in one
 * transaction, then the migrations since. Refuses with a StartError where there is an institute already.
 */
export async function restoreDatabase(urls: OwnerUrls, stream: Readable, meta: Meta): Promise<number> {
  await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs, only: new Set(meta.migrations) });
  const owner = await plainClient(urls.owner);
  const jobs = await plainClient(urls.jobs);
  try {
    await refuseFilled(owner);
    await owner.query('begin');
    await jobs.query('begin');
    const closeTables = await openTables(owner);
    await emptyQueue(jobs);
    await fill({ owner, jobs }, readFrames(stream));
    await closeTables();
    await placeSequences(owner, meta.sequences.product);
    await placeSequences(jobs, meta.sequences.queue);
    await owner.query('commit');
    await jobs.query('commit');
  } finally {
    await owner.end();
    await jobs.end();
  }
  const rows = await meta.check();
  await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs });
  return rows;
}

/** Refuses a database in which there is an institute, before anything is changed. */
export async function requireEmpty(ownerUrl: string): Promise<void> {
  const owner = await plainClient(ownerUrl);
  try {
    await refuseFilled(owner);
  } finally {
    await owner.end();
  }
}

async function refuseFilled(owner: pg.Client): Promise<void> {
  const { rows: made } = await owner.query<{ is: boolean }>(
    `select to_regclass('public.institutes') is not null as is`,
  );
  if (made[0]?.is && (await owner.query('select from institutes limit 1')).rows.length > 0)
    throw new StartError('There are institutes in this database: a backup is restored into an empty one.');
}

/** Lifts what stands in the way of rows in any order; the answer puts it back, and the database then checks every foreign key. */
async function openTables(owner: pg.Client): Promise<() => Promise<void>> {
  const tables = await listTables(owner, 'product');
  const { rows: keys } = await owner.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace <> 'graphile_worker'::regnamespace`,
  );
  const forced = tables.filter(({ perInstitute }) => perInstitute);
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of forced) await owner.query(`alter table ${name} no force row level security`);
  await owner.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  return async () => {
    for (const { table, name, text } of keys) await owner.query(`alter table ${table} add constraint ${name} ${text}`);
    for (const { name } of forced) await owner.query(`alter table ${name} force row level security`);
  };
}

async function emptyQueue(jobs: pg.Client): Promise<void> {
  const tables = await listTables(jobs, 'queue');
  await jobs.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Reads the pieces one after the other; rows go to the table that was named last. */
async function fill(
  { owner, jobs }: { readonly owner: pg.Client; readonly jobs: pg.Client },
  frames: AsyncGenerator<Frame>,
): Promise<void> {
  let next = await frames.next();
  const rowsOfTable = async function* () {
    for (next = await frames.next(); next.value?.kind === 'rows'; next = await frames.next()) yield next.value.bytes;
  };
  while (!next.done && next.value.kind === 'table') {
    const { name, columns }: Header = header.parse(JSON.parse(next.value.bytes.toString()));
    const client = name.startsWith('graphile_worker.') ? jobs : owner;
    await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, rowsOfTable());
  }
  if (next.done || next.value.kind !== 'end')
    throw new StartError('The end of the database is missing in this backup.');
  // What follows is nothing, but the end of the sealed file is only known once it was read.
  if (!(await frames.next()).done) throw new StartError('There is more than one end in this backup.');
}

async function placeSequences(client: pg.Client, places: readonly SequencePlace[]): Promise<void> {
  for (const { name, last } of places)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
}
