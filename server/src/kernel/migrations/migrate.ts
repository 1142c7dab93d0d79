import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Which database to bring up to date, and from where. */
export interface MigrateOptions {
  /** Address as role `abhyas_owner`: the schema's owner. */
  readonly ownerUrl: string;
  /** Address as role `jobs`, who owns the queue; without it the queue is left alone. */
  readonly jobsUrl?: string;
  /** Folder of the SQL files; the project's own by default. */
  readonly directory?: string;
  /** Folder of SQL that role `jobs` runs after the queue exists; the project's own by default. */
  readonly jobsDirectory?: string;
  /** Applies these alone: the schema as an older version of the server knew it. */
  readonly only?: ReadonlySet<string>;
  readonly log?: (line: string) => void;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const databaseFolder = fileURLToPath(new URL('../../../database/', import.meta.url));
const FILE_NAME = /^\d{8}_\d{4}(__[a-z0-9]+(_[a-z0-9]+)*){3}\.sql$/;
const LOCK = 0x6162_6879; // 'abhy': two starts at once follow each other

/**
 * Brings a database to the newest schema: forward only, each file in a transaction, remembered by name and hash. Refuses with a
 * StartError when an applied file was changed, or when the database knows a file that this version does not have.
 */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const known = readMigrations(options.directory ?? join(databaseFolder, 'migrations'));
  const migrations = options.only ? chosen(known, options.only) : known;
  const owner = new pg.Client({ connectionString: options.ownerUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = await findPending(owner, migrations);
    for (const migration of pending) {
      await apply(owner, migration);
      options.log?.(`Migrated ${migration.name}.`);
    }
    if (options.jobsUrl) await installQueue(options.jobsUrl, options.jobsDirectory ?? join(databaseFolder, 'jobs'));
    return { applied: pending.map(({ name }) => name) };
  } finally {
    await owner.end(); // gives the lock back
  }
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!FILE_NAME.test(name)) {
        throw new StartError(`The migration ${name} must be named like 20261121_0930__coupons__expires_at__add.sql.`);
      }
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

function chosen(known: readonly Migration[], only: ReadonlySet<string>): Migration[] {
  const found = known.filter(({ name }) => only.has(name));
  if (found.length === only.size) return found;
  const ours = new Set(known.map(({ name }) => name));
  const other = [...only].find((name) => !ours.has(name));
  throw new StartError(`This was made by a newer version (it knows ${other}): use that version.`);
}

async function findPending(owner: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: tables } = await owner.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (!tables[0]?.found) {
    await owner.query(
      `create table schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
  }
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const ours = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of rows) {
    const known = ours.get(name);
    if (!known) {
      throw new StartError(
        `The database was made by a newer version (it knows ${name}): start that version, or use another database.`,
      );
    }
    if (known.sha256 !== sha256) {
      throw new StartError(`The migration ${name} was changed after it was applied: put it back and write a new one.`);
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(owner: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new StartError(`The migration ${name} failed${place(sql, error)}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function place(sql: string, error: unknown): string {
  const position = Number((error as pg.DatabaseError).position);
  return position ? ` at line ${sql.slice(0, position).split('\n').length}` : '';
}

async function installQueue(jobsUrl: string, directory: string): Promise<void> {
  await runMigrations({ connectionString: jobsUrl, maxPoolSize: 1, logger: new Logger(() => () => {}) });
  const jobs = new pg.Client({ connectionString: jobsUrl });
  await jobs.connect();
  try {
    for (const file of readdirSync(directory).sort()) await jobs.query(readFileSync(join(directory, file), 'utf8'));
  } finally {
    await jobs.end();
  }
}
