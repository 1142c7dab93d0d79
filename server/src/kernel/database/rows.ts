import {
  type Expression,
  type Insertable,
  type QueryCreator,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type Simplify,
  sql,
  type Updateable,
} from 'kysely';
import type { Bound } from '../context.ts';
import { institutePlugin } from './institute-plugin.ts';
import type { Rows, RowTables } from './row-tables.ts';
import { type Database, NOBODY } from './tenant-database.ts';

type Table = keyof RowTables;
/** Values that the columns of a row must have; null asks for IS NULL, `anyOf` for one of many. */
type Key<T extends Table> = {
  readonly [Column in keyof Selectable<RowTables[T]>]?:
    | Selectable<RowTables[T]>[Column]
    | Expression<Selectable<RowTables[T]>[Column]>;
};
/** The same creator where the table is a variable: types are held by the functions around it. */
type AnyTable = QueryCreator<{ any: Record<string, unknown> }>;
const anyTable = (ctx: Bound) => rows(ctx) as unknown as AnyTable;

const made = new WeakMap<Bound['db'], { readonly rows: Rows; readonly institute: number }>();

/**
 * The rows of the context's institute, in camel case: `rows(ctx).selectFrom('batches')…`. The institute's number is
 * never written by hand: every condition, join and inserted row gets it here. A `sql` statement is executed by
 * `.execute(rows(ctx))`; it names its tables and `institute_id` itself and answers camel-case rows.
 */
export function rows({ db, instituteId }: Bound): Rows {
  const known = made.get(db);
  if (known?.institute === instituteId) return known.rows;
  const fresh = (db as Database).withPlugin(institutePlugin(instituteId)) as unknown as Rows;
  made.set(db, { rows: fresh, institute: instituteId });
  return fresh;
}

/** For the tables that no institute owns, such as the exams; the others are empty through it. */
export const unbound = ({ db }: Pick<Bound, 'db'>): Bound => ({ db, instituteId: NOBODY });

/** So many rows go to the database in one statement. */
const AT_ONCE = 500;
/** The values of a row, or expressions for them, such as `json(value)`. */
type Written<Values> = { readonly [Column in keyof Values]: Values[Column] | Expression<Values[Column]> };
type Given<T extends Table> = readonly Written<Insertable<RowTables[T]>>[] | Written<Insertable<RowTables[T]>>;

/** Inserts one row or many; more than 500 go in several statements, so they want a transaction. No row: no statement. */
export async function insertRows<T extends Table>(ctx: Bound, table: T, given: Given<T>): Promise<void> {
  for (const insert of inserts(ctx, table, given)) await insert.execute();
}

/** Inserts rows, or gives those that are there already the new values: of every column that is neither in `key` nor in `keep`. */
export async function upsertRows<T extends Table>(
  ctx: Bound,
  table: T,
  given: Given<T>,
  {
    key,
    keep = [],
  }: { readonly key: readonly (keyof RowTables[T])[]; readonly keep?: readonly (keyof RowTables[T])[] },
): Promise<void> {
  const fixed = new Set<unknown>([...key, ...keep]);
  const columns = Object.keys(firstOf(given) ?? {}).filter((column) => !fixed.has(column));
  for (const insert of inserts(ctx, table, given))
    await insert
      .onConflict((conflict) => {
        const found = conflict.columns([...key] as string[]);
        if (columns.length === 0) return found.doNothing();
        return found.doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        );
      })
      .execute();
}

/** Changes the rows of a key. Answers how many there were. */
export async function changeRows<T extends Table>(
  ctx: Bound,
  table: T,
  key: Key<T>,
  change: Written<Updateable<RowTables[T]>>,
): Promise<number> {
  const query = anyTable(ctx)
    .updateTable(table as 'any')
    .set(change as Record<string, unknown>);
  const { numUpdatedRows } = await query.where(matching(key)).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes the rows of a key. Answers how many there were. */
export async function removeRows<T extends Table>(ctx: Bound, table: T, key: Key<T>): Promise<number> {
  const query = anyTable(ctx).deleteFrom(table as 'any');
  const { numDeletedRows } = await query.where(matching(key)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** `where('id', '=', anyOf(ids))`: one parameter however many ids there are, and no rows for none. */
export function anyOf<T extends string>(values: readonly T[], type: 'uuid' | 'text' = 'uuid'): RawBuilder<T> {
  return sql<T>`any(${values as T[]}::${sql.raw(type)}[])`;
}

/** One page of a query, and how many rows it has in all. The query has neither groups nor limits; pages begin at 1. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const counted = query.clearSelect().clearOrderBy();
  const { total } = (await counted.select(sql`count(*)`.as('total')).executeTakeFirstOrThrow()) as { total: number };
  const found = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: found, total };
}

/** Until the transaction ends nobody else of the institute holds the lock of this name. */
export async function lockByName(tx: Bound, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${tx.instituteId}))`.execute(tx.db);
}

const firstOf = <T>(given: readonly T[] | T): T | undefined => (Array.isArray(given) ? given[0] : (given as T));

function inserts<T extends Table>(ctx: Bound, table: T, given: Given<T>) {
  const all = (Array.isArray(given) ? given : [given]) as Record<string, unknown>[];
  const slices = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return slices.map((slice) =>
    anyTable(ctx)
      .insertInto(table as 'any')
      .values(slice),
  );
}

/** A key without columns would be every row of the institute. */
function matching(key: object): Expression<boolean> {
  const columns = Object.entries(key);
  if (columns.length === 0 || columns.some(([, value]) => value === undefined))
    throw new Error('a key names the value of each of its columns');
  return sql.join(
    columns.map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` and `,
  ) as RawBuilder<boolean>;
}
