import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Arrays need this: the driver would make a PostgreSQL array of them. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
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
