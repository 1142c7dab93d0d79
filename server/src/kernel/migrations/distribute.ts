import pg from 'pg';
import { usualLimits } from '../database/time-limits.ts';
import { StartError } from '../start-error.ts';
import type { TableKinds } from './lint.ts';
import { orderByKeys } from './order-by-keys.ts';

interface DistributeOptions {
  /** Address of the coordinator as role `abhyas_owner`. */
  readonly ownerUrl: string;
  readonly kinds: TableKinds;
  readonly log: (line: string) => void;
}

/**
 * What only a superuser may say on the coordinator, once, when it knows the other servers. Functions that work as `searcher` and `sealer`
 * reach those under these names; and a binding made by SET LOCAL follows a transaction there.
 */
export const superuserStatements = (database: string): string[] => [
  `grant connect on database ${pg.escapeIdentifier(database)} to searcher, sealer`,
  'alter role searcher login',
  'alter role sealer login',
  ...['abhyas_owner', 'app', 'staff'].map((role) => `alter role ${role} set citus.propagate_set_commands = 'local'`),
  // Rows are locked on the other servers, which hear of no limit that a statement of the coordinator has.
  ...['app', 'staff'].map((role) => `alter role ${role} set lock_timeout = ${usualLimits.lock}`),
  // For migrations: tables have keys to reference tables, and reference tables to none of the others.
  "alter role abhyas_owner set citus.multi_shard_modify_mode = 'sequential'",
  'alter role abhyas_owner set citus.enable_local_reference_table_foreign_keys = off',
];

/**
 * Spreads a migrated database over the servers of Citus: reference tables to all of them, then tenant tables by institute in the order of
 * their foreign keys, all rows of an institute on one server. Local tables stay. What is spread already stays as it is. Throws a
 * StartError, before anything is changed, where something is missing.
 */
export async function distribute({ ownerUrl, kinds, log }: DistributeOptions): Promise<{ spread: string[] }> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const servers = await refuseUnready(owner, kinds);
    const known = await listSpread(owner);
    refuseOtherKinds(known, kinds);
    const pending = await listPending(owner, kinds, known);
    let beside = [...known].find(([, kind]) => kind === 'tenant')?.[0];
    for (const table of pending) {
      await spread(owner, table, kinds[table] === 'reference' ? undefined : (beside ?? 'none'));
      if (kinds[table] === 'tenant') beside ??= table;
      log(kinds[table] === 'reference' ? `${table} is on every server.` : `${table} is spread by institute.`);
    }
    await spreadFunctions(owner);
    log(
      pending.length === 0
        ? `Nothing was left to do: all tables are spread over ${servers} servers.`
        : `${pending.length} tables were spread over ${servers} servers, ${known.size} were before.`,
    );
    return { spread: pending };
  } finally {
    await owner.end();
  }
}

/** Answers how many servers take rows. */
async function refuseUnready(owner: pg.Client, kinds: TableKinds): Promise<number> {
  const { rows: found } = await owner.query<{ there: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as there`,
  );
  if (!found[0]?.there)
    throw new StartError('This database has no extension citus, so there is nothing to spread it over.');
  const { rows: nodes } = await owner.query<{ servers: number; coordinator: boolean }>(`
    select (count(*) filter (where shouldhaveshards and isactive))::int as servers, bool_or(groupid = 0) as coordinator
    from pg_dist_node where noderole = 'primary'`);
  const { servers = 0, coordinator } = nodes[0] ?? {};
  if (servers === 0 || !coordinator)
    throw new StartError(
      'The coordinator does not know itself and another server yet: call citus_set_coordinator_host and citus_add_node.',
    );
  await refuseUnreadyRoles(owner);
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const there = new Set(tables.map(({ name }) => name));
  const missing = Object.keys(kinds).filter((name) => !there.has(name));
  if (missing.length > 0)
    throw new StartError(`The schema is not up to date (${missing.join(', ')}): start the server once.`);
  return servers;
}

async function refuseUnreadyRoles(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; database: string; login: boolean; propagates: boolean }>(`
    select rolname::text as name, current_database()::text as database,
      rolcanlogin and has_database_privilege(oid, current_database(), 'connect') as login,
      exists (select from pg_db_role_setting where setrole = r.oid and 'citus.propagate_set_commands=local' = any(setconfig)
        and (rolname <> 'abhyas_owner' or 'citus.multi_shard_modify_mode=sequential' = any(setconfig))) as propagates
    from pg_roles r where rolname in ('abhyas_owner', 'app', 'staff', 'searcher', 'sealer')`);
  const isReady = ({ name, login, propagates }: (typeof rows)[number]) =>
    name === 'searcher' || name === 'sealer' ? login : propagates;
  if (rows.length < 5 || !rows.every(isReady))
    throw new StartError(
      `A superuser has to say first:\n${superuserStatements(rows[0]?.database ?? '')
        .map((one) => `${one};\n`)
        .join('')}`,
    );
}

/** Tables that Citus has, with their kinds. */
async function listSpread(owner: pg.Client): Promise<Map<string, 'tenant' | 'reference'>> {
  const { rows } = await owner.query<{ name: string; method: string }>(`
    select c.relname::text as name, p.partmethod as method from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace and (p.partmethod <> 'n' or p.repmodel = 't') order by c.relname`);
  return new Map(rows.map(({ name, method }) => [name, method === 'n' ? 'reference' : 'tenant']));
}

function refuseOtherKinds(known: ReadonlyMap<string, string>, kinds: TableKinds): void {
  const wrong = [...known].filter(([name, kind]) => kinds[name] !== kind);
  if (wrong.length > 0)
    throw new StartError(
      `These tables are spread in another way than their kind says: ${wrong.map(([name, kind]) => `${name} (${kind})`).join(', ')}.`,
    );
}

async function listPending(owner: pg.Client, kinds: TableKinds, known: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows: keys } = await owner.query<{ from: string; to: string }>(`
    select distinct f.relname::text as "from", t.relname::text as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid where contype = 'f'`);
  const names = Object.keys(kinds);
  const of = (kind: string) => orderByKeys(names.filter((name) => kinds[name] === kind).sort(), keys);
  return [...of('reference'), ...of('tenant')].filter((name) => !known.has(name));
}

/** Rows that are there already go along: their owner, whom row level security holds like everybody, may copy them in this transaction alone. */
async function spread(owner: pg.Client, table: string, beside: string | undefined): Promise<void> {
  const name = pg.escapeIdentifier(table);
  await owner.query('begin');
  try {
    if (beside === undefined) await owner.query('select create_reference_table($1)', [name]);
    else {
      await owner.query(`alter table ${name} no force row level security`);
      await owner.query(`select create_distributed_table($1, 'institute_id', colocate_with => $2)`, [name, beside]);
      await owner.query(`alter table ${name} force row level security`);
    }
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new StartError(`${table} could not be spread: ${(error as Error).message}`, { cause: error });
  }
}

/** Statements call functions where the rows lie; those that work for another role are called on the coordinator. */
async function spreadFunctions(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where pronamespace in (select oid from pg_namespace where nspname in ('public', 'kernel', 'search')) and not prosecdef
      and prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
    order by 1`);
  for (const { name } of rows) await owner.query('select create_distributed_function($1::regprocedure)', [name]);
}
