import type pg from 'pg';

/** What the schema lint needs to know of a database, as plain rows. Tables of schema `public` have bare names, others `schema.table`. */
export interface Catalog {
  readonly tables: readonly { name: string; owner: string; rls: boolean; forced: boolean }[];
  readonly columns: readonly {
    table: string;
    name: string;
    type: string;
    notNull: boolean;
    identity: boolean;
    preset: string | null;
  }[];
  /** Primary keys, unique and exclusion indexes; an expression is shown as its text. */
  readonly uniques: readonly { table: string; name: string; primary: boolean; columns: string[] }[];
  readonly foreignKeys: readonly {
    table: string;
    name: string;
    columns: string[];
    target: string;
    targetColumns: string[];
    onDelete: string;
    onUpdate: string;
  }[];
  readonly policies: readonly {
    table: string;
    name: string;
    using: string | null;
    check: string | null;
    permissive: boolean;
    command: string;
  }[];
  readonly triggers: readonly { table: string; name: string }[];
  readonly grants: readonly { table: string; role: string; privilege: string }[];
  readonly views: readonly { name: string; invoker: boolean }[];
  readonly functions: readonly { name: string; definer: boolean; fixedPath: boolean; everybody: boolean }[];
}

const ours = `not in ('pg_catalog', 'information_schema', 'graphile_worker') and nspname not like 'pg\\_%'`;
const nameOf = (relation: string) => `(select case nspname when 'public' then '' else nspname || '.' end || relname
  from pg_class r join pg_namespace on pg_namespace.oid = relnamespace where r.oid = ${relation})`;
const isOurs = (
  relation: string,
) => `exists (select from pg_class r join pg_namespace on pg_namespace.oid = relnamespace
  where r.oid = ${relation} and r.relkind in ('r', 'p') and nspname ${ours})`;
const columnNames = (
  keys: string,
  relation: string,
) => `(select array_agg(attname::text order by place) from unnest(${keys})
  with ordinality as key (number, place) join pg_attribute on attrelid = ${relation} and attnum = number)`;

const queries: { readonly [K in keyof Catalog]: string } = {
  tables: `
    select ${nameOf('c.oid')} as name, pg_get_userbyid(relowner)::text as owner, relrowsecurity as rls, relforcerowsecurity as forced
    from pg_class c where ${isOurs('c.oid')} order by 1`,
  columns: `
    select ${nameOf('attrelid')} as "table", attname::text as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull",
      attidentity <> '' as identity, pg_get_expr(adbin, adrelid) as preset
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and ${isOurs('attrelid')} order by 1, attnum`,
  uniques: `
    select ${nameOf('indrelid')} as "table", indexrelid::regclass::text as name, indisprimary as "primary",
      (select array_agg(pg_get_indexdef(indexrelid, place, true) order by place) from generate_series(1, indnkeyatts) place) as columns
    from pg_index where (indisunique or indisexclusion) and ${isOurs('indrelid')} order by 1, 2`,
  foreignKeys: `
    select ${nameOf('conrelid')} as "table", conname::text as name, ${columnNames('conkey', 'conrelid')} as columns,
      ${nameOf('confrelid')} as target, ${columnNames('confkey', 'confrelid')} as "targetColumns",
      confdeltype::text as "onDelete", confupdtype::text as "onUpdate"
    from pg_constraint where contype = 'f' and ${isOurs('conrelid')} order by 1, 2`,
  policies: `
    select ${nameOf('polrelid')} as "table", polname::text as name, pg_get_expr(polqual, polrelid) as using,
      pg_get_expr(polwithcheck, polrelid) as "check", polpermissive as permissive, polcmd::text as command
    from pg_policy where ${isOurs('polrelid')} order by 1, 2`,
  triggers: `
    select ${nameOf('tgrelid')} as "table", tgname::text as name from pg_trigger where not tgisinternal and ${isOurs('tgrelid')} order by 1, 2`,
  grants: `
    select ${nameOf('c.oid')} as "table", coalesce(nullif(grantee, 0)::regrole::text, 'public') as role, privilege_type as privilege
    from pg_class c cross join lateral aclexplode(relacl) where grantee <> relowner and ${isOurs('c.oid')} order by 1, 2, 3`,
  views: `
    select ${nameOf('c.oid')} as name, coalesce('security_invoker=true' = any (reloptions) or 'security_invoker=on' = any (reloptions), false) as invoker
    from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('v', 'm') and nspname ${ours} order by 1`,
  functions: `
    select case nspname when 'public' then '' else nspname || '.' end || proname as name, prosecdef as definer,
      exists (select from unnest(proconfig) setting where setting like 'search_path=%') as "fixedPath",
      exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0 and privilege_type = 'EXECUTE') as everybody
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where (nspname ${ours} or (nspname = 'graphile_worker' and prosecdef))
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
};

/** Reads the catalog of the connected database, but for the schemas of PostgreSQL and of the queue. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const rows: Record<string, unknown[]> = {};
  for (const [part, query] of Object.entries(queries)) rows[part] = (await client.query(query)).rows;
  return rows as unknown as Catalog;
}
