import type { ColumnType, QueryCreator, QueryExecutorProvider } from 'kysely';
import type { tableKinds } from '../../../database/table-kinds.ts';
import type { Tables } from '../../../database/tables.gen.ts';

/**
 * Narrower types of columns than PostgreSQL knows: words of a text column, the shape of a jsonb column. The store that
 * owns a table declares them, keyed by the camel-case names of table and column:
 *
 *     declare module '…/kernel/database/row-tables.ts' {
 *       interface ColumnTypes { batches: { kind: BatchKind } }
 *     }
 *
 * Null is added where the column may be null; for jsonb, whose type says nothing about null, the declaration says it.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ColumnTypes {}

/** `batch_members` → `batchMembers`, as Kysely's CamelCasePlugin converts names. */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type TenantTable = {
  [Table in keyof typeof tableKinds]: (typeof tableKinds)[Table] extends 'tenant' ? Table : never;
}[keyof typeof tableKinds];

type Declared<Table extends string, Column extends string> = Table extends keyof ColumnTypes
  ? Column extends keyof ColumnTypes[Table]
    ? ColumnTypes[Table][Column]
    : never
  : never;

/** The declared type in place of the generated one; what the database fills itself may still be left out. */
type Narrowed<Given, Type> = [Type] extends [never]
  ? Given
  : Given extends { readonly __select__: infer Selected }
    ? ColumnType<
        Type | Extract<Selected, null>,
        Type | Extract<Selected, null> | undefined,
        Type | Extract<Selected, null>
      >
    : Type | Extract<Given, null>;

type Row<Table extends keyof Tables> = {
  [
    Column in keyof Tables[Table] & string as Table extends TenantTable
      ? Column extends 'institute_id'
        ? never
        : Camel<Column>
      : Camel<Column>
  ]: Narrowed<Tables[Table][Column], Declared<Camel<Table>, Camel<Column>>>;
};

/** Every table in camel case. No tenant table has an `instituteId` here: the piece itself writes and asks for it. */
export type RowTables = { [Table in keyof Tables & string as Camel<Table>]: Row<Table> };

/** Kysely's query creator over one institute's rows; `sql` statements are executed by it, too. */
export type Rows = QueryCreator<RowTables> & QueryExecutorProvider;
