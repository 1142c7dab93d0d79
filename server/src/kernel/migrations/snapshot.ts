import type pg from 'pg';
import type { TableKinds } from './lint.ts';

/** One readable file for each table, view and function of a database: file name → text. */
export type Snapshot = Readonly<Record<string, string>>;

interface TableRow {
  name: string;
  oid: number;
  columns: string[];
  constraints: string[];
  indexes: string[];
  policies: string[];
  grants: string[];
  rls: boolean;
  forced: boolean;
}

const OURS = `nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and nspname not like 'pg\\_%'`;
const NAME = `case nspname when 'public' then '' else nspname || '.' end`;

const tablesQuery = `
  select ${NAME} || relname as name, c.oid::int as oid, relrowsecurity as rls, relforcerowsecurity as forced,
    array(
      select format('%I %s', attname, format_type(atttypid, atttypmod))
        || case when attidentity <> '' then ' generated as identity' else '' end
        || case when adbin is null then '' when attgenerated <> '' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ')'
           else ' default ' || pg_get_expr(adbin, adrelid) end
        || case when attnotnull then ' not null' else '' end
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
    array(
      select format('constraint %I ', conname) || pg_get_constraintdef(oid, true) from pg_constraint
      where conrelid = c.oid and contype <> 'n'
      order by array_position(array['p', 'u', 'x', 'f', 'c']::"char"[], contype), conname) as constraints,
    array(
      select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid and conrelid = c.oid)
      order by indexrelid::regclass::text) as indexes,
    array(
      select format('create policy %I on %s for %s to %s', polname, c.oid::regclass,
          case polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
          (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role) from unnest(polroles) role))
        || coalesce(E'\\n  using ' || pg_get_expr(polqual, polrelid), '')
        || coalesce(E'\\n  with check ' || pg_get_expr(polwithcheck, polrelid), '')
      from pg_policy where polrelid = c.oid order by polname) as policies,
    array(
      select 'grant ' || string_agg(lower(privilege_type), ', ' order by privilege_type)
        || format(' on %s to %s', c.oid::regclass, coalesce(nullif(grantee, 0)::regrole::text, 'public'))
      from aclexplode(relacl) where grantee <> relowner group by grantee order by 1) as grants
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and ${OURS} order by 1`;

const routinesQuery = `
  select 'views' as file, ${NAME} || relname as name, format(E'create view %s as\\n%s', c.oid::regclass, pg_get_viewdef(c.oid, true)) as text
  from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('v', 'm') and ${OURS}
  union all
  select 'functions', ${NAME} || proname, pg_get_functiondef(p.oid) || format(
      E';\\n-- owner %s; execute: %s', pg_get_userbyid(proowner),
      (select coalesce(string_agg(role, ', ' order by role), 'the owner alone') from (
         select coalesce(nullif(grantee, 0)::regrole::text, 'everybody') as role
         from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner) roles))
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  where prokind in ('f', 'p') and (${OURS} or (nspname = 'graphile_worker' and prosecdef))
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1, 2, 3`;

/** Describes the connected database. The text does not depend on the order in which things were made, but for a table's columns. */
export async function describeSchema(client: pg.ClientBase, kinds: TableKinds): Promise<Snapshot> {
  const tables = await client.query<TableRow>(tablesQuery);
  const routines = await client.query<{ file: string; name: string; text: string }>(routinesQuery);
  const files: Record<string, string> = {};
  for (const table of tables.rows) files[`${table.name}.sql`] = describeTable(table, kinds[table.name] ?? 'unlisted');
  for (const { file, text } of routines.rows) {
    files[`_${file}.sql`] =
      `${files[`_${file}.sql`] ?? `-- Generated: the ${file} of the migrated database.\n`}\n${text.trim()}\n`;
  }
  return files;
}

function describeTable(table: TableRow, kind: string): string {
  const statements = [
    `create table ${table.name} (\n${[...table.columns, ...table.constraints].map((line) => `  ${line}`).join(',\n')}\n)`,
    ...table.indexes,
    ...(table.rls ? [`alter table ${table.name} enable row level security`] : []),
    ...(table.forced ? [`alter table ${table.name} force row level security`] : []),
    ...table.policies,
    ...table.grants,
  ];
  return `-- Generated: ${kind} table of the migrated database.\n\n${statements.join(';\n\n')};\n`;
}
