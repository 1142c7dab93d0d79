import { createHash } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { RolePasswords } from './secrets.ts';

/** Addresses of one database, one for each role that signs in. */
export interface RoleUrls {
  readonly owner: string;
  readonly app: string;
  readonly staff: string;
  readonly jobs: string;
}

/** Roles that sign in; none is superuser or passes row level security. */
const roleNames = { owner: 'abhyas_owner', app: 'app', staff: 'staff', jobs: 'jobs' } as const;
const noPower = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION';

/**
 * Makes the database and its roles, or sets right what is there; nothing is written when all is as it should be.
 * `abhyas_owner` owns the schema and may hand functions to `searcher`, `sealer` and `jobs`, without their rights by itself.
 */
export async function prepareDatabase(
  superuserUrl: string,
  { database, passwords }: { database: string; passwords: RolePasswords },
): Promise<RoleUrls> {
  const mark = createHash('sha256')
    .update(JSON.stringify([roleStatements(passwords), databaseStatements(database)]))
    .digest('hex');
  await withClient(superuserUrl, async (client) => {
    const found = await client.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [database],
    );
    if (found.rows[0]?.mark === mark) return;
    for (const statement of roleStatements(passwords)) await client.query(statement);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${quote(database)} OWNER abhyas_owner`);
    await withClient(onDatabase(superuserUrl, database), async (inside) => {
      for (const statement of databaseStatements(database)) await inside.query(statement);
    });
    await client.query(`COMMENT ON DATABASE ${quote(database)} IS '${mark}'`);
  });
  return roleUrls(superuserUrl, database, passwords);
}

/** Drops a database with whoever is still connected to it; does nothing when there is none. */
export async function dropDatabase(superuserUrl: string, database: string): Promise<void> {
  await withClient(superuserUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${quote(database)} WITH (FORCE)`));
}

/** The addresses of `database` for each role, on the server of `superuserUrl`. */
export function roleUrls(superuserUrl: string, database: string, passwords: RolePasswords): RoleUrls {
  const url = (role: keyof RoleUrls) => {
    const address = new URL(onDatabase(superuserUrl, database));
    address.username = roleNames[role];
    address.password = passwords[role];
    return address.href;
  };
  return { owner: url('owner'), app: url('app'), staff: url('staff'), jobs: url('jobs') };
}

/** The same server, another database. */
export function onDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

function roleStatements(passwords: RolePasswords): string[] {
  const role = (name: string, attributes: string) => [
    `DO $$ BEGIN CREATE ROLE ${name}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    `ALTER ROLE ${name} ${noPower} ${attributes}`,
  ];
  const login = (key: keyof RoleUrls) => `LOGIN NOBYPASSRLS NOINHERIT PASSWORD ${pg.escapeLiteral(passwords[key])}`;
  return [
    ...(Object.keys(roleNames) as (keyof RoleUrls)[]).flatMap((key) => role(roleNames[key], login(key))),
    ...role('searcher', 'NOLOGIN BYPASSRLS'),
    ...role('sealer', 'NOLOGIN NOBYPASSRLS'),
    'GRANT searcher, sealer, jobs TO abhyas_owner',
  ];
}

function databaseStatements(database: string): string[] {
  const name = quote(database);
  return [
    `ALTER DATABASE ${name} OWNER TO abhyas_owner`,
    'ALTER SCHEMA public OWNER TO abhyas_owner',
    'REVOKE ALL ON SCHEMA public FROM PUBLIC',
    'GRANT USAGE ON SCHEMA public TO app, staff, jobs, searcher, sealer',
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${name} TO app, staff, jobs`,
    `GRANT CREATE ON DATABASE ${name} TO jobs`,
  ];
}

/**
 * Looks at a database of one's own before it is used. Throws a StartError with one sentence that names everything missing; what
 * is only a pity (search stays under row level security) is returned as sentences to print.
 */
export async function checkDatabase(urls: RoleUrls): Promise<string[]> {
  const problems: string[] = [];
  for (const key of Object.keys(roleNames) as (keyof RoleUrls)[]) {
    problems.push(...(await checkLogin(key, urls[key])));
  }
  if (problems.length > 0) throw new StartError(`The database is not ready: ${problems.join('; ')}.`);
  return withClient(urls.owner, async (client) => {
    const missing = await client.query<{ what: string }>(ownerQuestions);
    if (missing.rows.length > 0) {
      throw new StartError(`The database is not ready: ${missing.rows.map((row) => row.what).join('; ')}.`);
    }
    const bypass = await client.query<{ rolbypassrls: boolean }>(
      `select rolbypassrls from pg_roles where rolname = 'searcher'`,
    );
    return bypass.rows[0]?.rolbypassrls
      ? []
      : ['Role searcher has no BYPASSRLS on this server, so search stays under row level security and is slower.'];
  });
}

async function checkLogin(key: keyof RoleUrls, url: string): Promise<string[]> {
  const variable = key === 'app' ? 'DATABASE_URL' : `DATABASE_${key.toUpperCase()}_URL`;
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string; strong: boolean; version: number }>(
        `select rolname as name, rolsuper or rolbypassrls as strong, current_setting('server_version_num')::int as version
         from pg_roles where rolname = session_user`,
      );
      const { name, strong, version } = rows[0] ?? { name: '', strong: true, version: 0 };
      const wanted = roleNames[key];
      if (version < 150_000) return [`the server of ${variable} is older than PostgreSQL 15`];
      if (name !== wanted) return [`${variable} signs in as ${name} where role ${wanted} is needed`];
      return strong ? [`role ${name} must be neither superuser nor have BYPASSRLS`] : [];
    });
  } catch (error) {
    return [`${variable} cannot be reached (${(error as Error).message || (error as NodeJS.ErrnoException).code})`];
  }
}

const ownerQuestions = `
  select 'role ' || name || ' does not exist' as what from unnest(array['searcher', 'sealer']) as name
  where not exists (select from pg_roles where rolname = name)
  union all
  select 'role abhyas_owner is not a member of ' || rolname from pg_roles
  where rolname in ('searcher', 'sealer', 'jobs') and not pg_has_role('abhyas_owner', oid, 'MEMBER')
  union all
  select 'role ' || rolname || ' must not be a member of abhyas_owner' from pg_roles
  where rolname in ('app', 'staff', 'jobs', 'sealer') and pg_has_role(oid, 'abhyas_owner', 'MEMBER')
  union all
  select 'role jobs may not create a schema in database ' || current_database()
  where not has_database_privilege('jobs', current_database(), 'CREATE')
  union all
  select 'role abhyas_owner may not create a schema in database ' || current_database()
  where not has_database_privilege('abhyas_owner', current_database(), 'CREATE')
  union all
  select 'role abhyas_owner may not create in schema public' where not has_schema_privilege('abhyas_owner', 'public', 'CREATE')`;

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
