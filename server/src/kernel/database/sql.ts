import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Arrays need this: the driver would make a PostgreSQL array of them. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

/**
 * What an `insert … select` reads that brings its rows along: `given` (say `unnest(…) as r (id)`), and beside each `place.institute_id`.
 * Through the institute's row of settings, of which there is exactly one, the statement belongs to the server that has the institute;
 * rows that come out of no table are copied there by Citus, which row level security refuses.
 */
export function brought(
  { instituteId }: { readonly instituteId: number },
  given: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select institute_id from institute_settings where institute_id = ${instituteId}) as place cross join ${given}`;
}

const TEXT_TYPE = 25;
/**
 * A `text[]` parameter in PostgreSQL's binary form: thousands of long texts cross without being quoted here and unquoted there.
 * Half characters become U+FFFD; NUL is refused by PostgreSQL.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  const most = values.reduce((sum, value) => sum + 4 + 3 * (value?.length ?? 0), 20); // UTF-8: at most three bytes a unit
  const array = Buffer.allocUnsafe(most);
  let at = 0;
  const writeInt = (int: number) => {
    at = array.writeInt32BE(int, at);
  };
  [1, 1, TEXT_TYPE, values.length, 1].forEach(writeInt); // dimensions, may hold nulls, type, length, first index
  for (const value of values) {
    if (value === null) writeInt(-1);
    else {
      const length = array.write(value, at + 4);
      writeInt(length);
      at += length;
    }
  }
  return array.subarray(0, at);
}

/** A LIKE pattern that finds the text anywhere, with its wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** SQLSTATE of a unique violation. */
const UNIQUE_VIOLATION = '23505';
/** True when a row of that key exists already; told by SQLSTATE, never by a constraint's name. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION;
}
