import type pg from 'pg';
import { frame } from './frames.ts';
import { copyOut } from './copy-rows.ts';
import { type BackedTable, listSequences, listTables, plainClient, type SequencePlace } from './list-tables.ts';
import { rowDigest, type TableSum } from './row-digest.ts';

/** Addresses of the roles that own the tables of the product and those of the queue; direct, not through a transaction pooler. */
export interface OwnerUrls {
  readonly owner: string;
  readonly jobs: string;
}

/** What a database held at one moment. */
export interface WrittenDatabase {
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, TableSum>>;
  readonly sequences: Readonly<Record<'product' | 'queue', readonly SequencePlace[]>>;
}

type Write = (bytes: Buffer) => Promise<void>;

const BEGIN = 'begin isolation level repeatable read read only';

/**
 * Writes every row of the product and of the queue, as they all were at one moment, without stopping anybody. No role of this product passes
 * row level security, so the rows of each institute are read bound to it.
 */
export async function writeDatabase(urls: OwnerUrls, write: Write): Promise<WrittenDatabase> {
  const owner = await plainClient(urls.owner);
  const jobs = await plainClient(urls.jobs);
  try {
    await owner.query(BEGIN);
    const { rows: snapshots } = await owner.query<{ id: string }>('select pg_export_snapshot() as id');
    await jobs.query(BEGIN);
    await jobs.query(`set transaction snapshot '${snapshots[0]!.id}'`);
    const sums = new Map<string, ReturnType<typeof rowDigest>>();
    await writeProduct(owner, sums, write);
    for (const table of await listTables(jobs, 'queue')) await writeTable(jobs, table, sums, write);
    const { rows: migrations } = await owner.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    await write(frame('end', Buffer.alloc(0)));
    return {
      migrations: migrations.map(({ name }) => name),
      tables: Object.fromEntries([...sums].map(([name, { sum }]) => [name, sum()])),
      sequences: { product: await listSequences(owner), queue: await listSequences(jobs) },
    };
  } finally {
    await owner.end();
    await jobs.end();
  }
}

type Sums = Map<string, ReturnType<typeof rowDigest>>;

async function writeProduct(owner: pg.Client, sums: Sums, write: Write): Promise<void> {
  const tables = await listTables(owner, 'product');
  for (const table of tables.filter((one) => !one.perInstitute)) await writeTable(owner, table, sums, write);
  const ofInstitutes = tables.filter((one) => one.perInstitute);
  const { rows: institutes } = await owner.query<{ id: string }>('select id::text as id from institutes order by id');
  for (const { id } of institutes) {
    await owner.query(`set local app.institute_id = '${Number(id)}'`); // a function that sets does not reach the servers of Citus
    for (const table of ofInstitutes) await writeTable(owner, table, sums, write);
  }
}

async function writeTable(client: pg.Client, table: BackedTable, sums: Sums, write: Write): Promise<void> {
  const { name, columns } = table;
  const sum = sums.get(name) ?? rowDigest();
  sums.set(name, sum);
  const head = frame('table', Buffer.from(JSON.stringify({ name, columns })));
  let begun = false;
  await copyOut(client, `copy (select ${columns.join(', ')} from ${name}) to stdout`, {
    each: sum.add,
    write: async (rows) => {
      if (!begun) await write(head);
      begun = true;
      await write(frame('rows', rows));
    },
  });
}
