import type { Catalog } from './catalog.ts';

/** The kind of each table: distributed by institute, the same everywhere, or of one server alone. */
export type TableKinds = Readonly<Record<string, 'tenant' | 'reference' | 'local'>>;

const INSTITUTE = 'institute_id';
const POLICY = `(institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)`;
const weakRoles = new Set(['app', 'staff', 'jobs', 'searcher', 'sealer', 'public']);

/**
 * Holds a database against the rules that let it be sharded by institute and keep institutes apart. Pure: rows in, one sentence for
 * each finding out, none when all is well.
 */
export function lintSchema(catalog: Catalog, kinds: TableKinds): string[] {
  const tenants = catalog.tables.map(({ name }) => name).filter((name) => kinds[name] === 'tenant');
  return [
    ...lintListing(catalog, kinds),
    ...lintOwners(catalog),
    ...tenants.flatMap((table) => [
      ...lintKeys(catalog, table),
      ...lintProtection(catalog, table),
      ...lintColumns(catalog, table),
    ]),
    ...catalog.foreignKeys.flatMap((key) => lintForeignKey(key, kinds)),
    ...catalog.triggers.map(({ table, name }) => `${table} has trigger ${name}: there are no triggers.`),
    ...lintRoutines(catalog),
  ];
}

function lintListing({ tables }: Catalog, kinds: TableKinds): string[] {
  const names = new Set(tables.map(({ name }) => name));
  return [
    ...[...names].filter((name) => !kinds[name]).map((name) => `${name} is not listed with its kind.`),
    ...Object.keys(kinds)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is listed but does not exist.`),
  ];
}

function lintOwners({ tables, grants }: Catalog): string[] {
  return [
    ...tables
      .filter(({ owner }) => weakRoles.has(owner))
      .map(({ name, owner }) => `${name} belongs to role ${owner}, which row level security must hold.`),
    ...grants
      .filter(({ role, privilege }) => privilege === 'TRUNCATE' && weakRoles.has(role))
      .map(({ table, role }) => `${table} may be truncated by ${role}, which passes row level security.`),
    ...grants
      .filter(({ role }) => role === 'public')
      .map(({ table, privilege }) => `${table} grants ${privilege} to everybody.`),
  ];
}

function lintKeys({ uniques }: Catalog, table: string): string[] {
  const own = uniques.filter((unique) => unique.table === table);
  return [
    ...(own.some(({ primary }) => primary) ? [] : [`${table} has no primary key.`]),
    ...own
      .filter(({ columns }) => columns[0] !== INSTITUTE)
      .map(({ name }) => `${table}: ${name} must begin with ${INSTITUTE}.`),
  ];
}

function lintProtection({ tables, policies }: Catalog, table: string): string[] {
  const { rls = false, forced = false } = tables.find(({ name }) => name === table) ?? {};
  const own = policies.filter((policy) => policy.table === table);
  return [
    ...(rls && forced ? [] : [`${table} must have row level security enabled and forced.`]),
    ...(own.length > 0 ? [] : [`${table} has no policy.`]),
    ...own
      .filter(
        (policy) =>
          policy.using !== POLICY ||
          (policy.check ?? POLICY) !== POLICY ||
          policy.command !== '*' ||
          !policy.permissive,
      )
      .map(({ name }) => `${table}: policy ${name} must be for all commands and exactly ${POLICY}.`),
  ];
}

function lintColumns({ columns }: Catalog, table: string): string[] {
  const own = columns.filter((column) => column.table === table);
  const institute = own.find(({ name }) => name === INSTITUTE);
  return [
    ...(institute?.type === 'bigint' && institute.notNull ? [] : [`${table}.${INSTITUTE} must be bigint not null.`]),
    ...own
      .filter(({ identity, preset }) => identity || preset?.includes('nextval('))
      .map(
        ({ name }) =>
          `${table}.${name} takes its value from a sequence: ids of tenant tables are made by the application.`,
      ),
  ];
}

const destructive: Readonly<Record<string, string>> = { c: 'CASCADE', n: 'SET NULL', d: 'SET DEFAULT' };

function lintForeignKey(key: Catalog['foreignKeys'][number], kinds: TableKinds): string[] {
  const [from, to] = [kinds[key.table], kinds[key.target]];
  const what = `${key.table}: foreign key ${key.name}`;
  const findings: string[] = [];
  if (from === 'tenant') {
    if (to === 'tenant' && (key.columns[0] !== INSTITUTE || key.targetColumns[0] !== INSTITUTE)) {
      findings.push(`${what} must begin with ${INSTITUTE} on both sides.`);
    }
    if (to === 'local') findings.push(`${what} leads from a tenant table to a local one.`);
    if (key.onDelete === 'n' || key.onDelete === 'd')
      findings.push(`${what} must not be ON DELETE ${destructive[key.onDelete]}.`);
    if (destructive[key.onUpdate]) findings.push(`${what} must not be ON UPDATE ${destructive[key.onUpdate]}.`);
  } else if (to === 'tenant') {
    findings.push(`${what} leads from a ${from ?? 'unlisted'} table to a tenant one.`);
  }
  return findings;
}

function lintRoutines({ views, functions }: Catalog): string[] {
  const definers = functions.filter(({ definer }) => definer);
  return [
    ...views.filter(({ invoker }) => !invoker).map(({ name }) => `View ${name} must be security_invoker.`),
    ...definers
      .filter(({ fixedPath }) => !fixedPath)
      .map(({ name }) => `Function ${name} is SECURITY DEFINER without a fixed search_path.`),
    ...definers
      .filter(({ everybody }) => everybody)
      .map(({ name }) => `Function ${name} is SECURITY DEFINER and may be executed by everybody.`),
  ];
}

/** Migrations from here on run on databases that are spread already; those before ran on one server. */
const SPREAD = '20261129_0115';
const KEYS_LAST = '20261129_0400';

/** Migrations from here on may change rows of institutes only where they bind one or lift row level security. */
const BOUND = '20261129_0120';

/**
 * What the text of a migration may not say, because a sharded database does not understand it or row level security hides the rows from it.
 * One sentence for each finding.
 */
export function lintMigration(name: string, sql: string, kinds: TableKinds = {}): string[] {
  const uncommented = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '');
  const bare = uncommented.replace(/'(?:[^']|'')*'/g, "''");
  const statements = bare.split(';');
  return [
    ...(statements.some((statement) => (statement.match(/\badd\s+constraint\b/gi)?.length ?? 0) > 1)
      ? [`${name}: one ADD CONSTRAINT in each ALTER TABLE.`]
      : []),
    ...(/\bmerge\s+into\b/i.test(bare) ? [`${name}: no MERGE.`] : []),
    ...(/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i.test(bare) ? [`${name}: no triggers.`] : []),
    ...(/\bdo\s+update\s+set\b[^;]*\b(now\s*\(|current_timestamp|statement_timestamp|transaction_timestamp)/i.test(bare)
      ? [`${name}: no now() inside DO UPDATE SET, use excluded.`]
      : []),
    ...(name >= KEYS_LAST && /\bcreate\s+table\b[^;]*\bforeign\s+key\s*\(\s*institute_id\b/i.test(bare)
      ? [`${name}: keys to tenant tables are added after kernel.protect, by ALTER TABLE.`]
      : []),
    ...(name >= SPREAD && /\bset_config\s*\(\s*'app\.institute_id'/i.test(uncommented)
      ? [`${name}: bind an institute by execute 'set local …': a function that sets stays on the coordinator.`]
      : []),
    ...(name >= BOUND && !/no\s+force\s+row\s+level\s+security|app\.institute_id/i.test(uncommented)
      ? changedTables(bare)
          .filter((table) => kinds[table] === 'tenant')
          .map(
            (table) => `${name}: bind an institute to change rows of ${table}: row level security holds the owner too.`,
          )
      : []),
  ];
}

/** Tables of which a text updates or deletes rows. Pure. */
const changedTables = (bare: string): string[] => [
  ...new Set(
    [...bare.matchAll(/\b(?:update|delete\s+from)\s+(?:only\s+)?(?:public\.)?(\w+)/gi)].map(([, table]) =>
      table!.toLowerCase(),
    ),
  ),
];
