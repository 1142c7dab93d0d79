import type { PersonImport, PersonImportRow } from '@abhyas/contract/identity/person-imports';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export type CheckedRow = Omit<PersonImportRow, 'state'> & { readonly state: 'ready' | 'refused' };

const imports = ({ db, instituteId }: Db) =>
  db
    .selectFrom('person_imports')
    .select(['id', 'kind', 'file_name', 'status', 'created_by', 'created_at'])
    .where('institute_id', '=', instituteId);

export const findPersonImport = (ctx: Db, id: string) => imports(ctx).where('id', '=', id).executeTakeFirst();
/** For this transaction alone. */
export const lockPersonImport = (tx: TransactionContext, id: string) =>
  imports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertPersonImport(
  tx: TransactionContext,
  given: { id: string; kind: 'student' | 'staff'; fileName: string; createdBy: string; rows: readonly CheckedRow[] },
): Promise<void> {
  await tx.db
    .insertInto('person_imports')
    .values({
      institute_id: tx.instituteId,
      id: given.id,
      kind: given.kind,
      file_name: given.fileName,
      status: 'checked',
      created_by: given.createdBy,
      created_at: tx.clock.now(),
    })
    .execute();
  for (let at = 0; at < given.rows.length; at += 500)
    await tx.db
      .insertInto('person_import_rows')
      .values(
        given.rows.slice(at, at + 500).map((row) => ({
          institute_id: tx.instituteId,
          import_id: given.id,
          row: row.row,
          state: row.state,
          first_name: row.firstName,
          last_name: row.lastName,
          email: row.email,
          role_name: row.role,
          teaches: row.teaches,
          problems: json(row.problems),
        })),
      )
      .execute();
}

export async function movePersonImport(
  tx: TransactionContext,
  id: string,
  status: PersonImport['status'],
): Promise<void> {
  await tx.db
    .updateTable('person_imports')
    .set({ status })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

const rowsOf = ({ db, instituteId }: Db, importId: string) =>
  db.selectFrom('person_import_rows').where('institute_id', '=', instituteId).where('import_id', '=', importId);

export async function countImportRows(ctx: Db, importId: string): Promise<Record<PersonImportRow['state'], number>> {
  const rows = await rowsOf(ctx, importId)
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { ready: 0, refused: 0, written: 0 };
  for (const { state, count } of rows) counts[state as keyof typeof counts] = Number(count);
  return counts;
}

export async function listImportedRows(
  ctx: Db,
  importId: string,
  { state, limit, offset }: { state: 'all' | PersonImportRow['state']; limit: number; offset: number },
): Promise<PersonImportRow[]> {
  const rows = await rowsOf(ctx, importId)
    .select(['row', 'state', 'first_name', 'last_name', 'email', 'role_name', 'teaches', 'problems'])
    .$if(state !== 'all', (query) => query.where('state', '=', state))
    .orderBy('row')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    row: row.row,
    state: row.state as PersonImportRow['state'],
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role_name,
    teaches: row.teaches,
    problems: row.problems as PersonImportRow['problems'],
  }));
}

/** The ready rows were written, each as this account. */
export async function markWritten(
  tx: TransactionContext,
  importId: string,
  rows: readonly number[],
  accountIds: readonly string[],
): Promise<void> {
  await sql`update person_import_rows r set state = 'written', account_id = given.account_id
    from unnest(${rows as number[]}::int[], ${accountIds as string[]}::uuid[]) as given (row, account_id)
    where r.institute_id = ${tx.instituteId} and r.import_id = ${importId}::uuid and r.row = given.row`.execute(tx.db);
}

export async function listWrittenAccounts(tx: TransactionContext, importId: string): Promise<string[]> {
  const rows = await rowsOf(tx, importId).select('account_id').where('account_id', 'is not', null).execute();
  return rows.map(({ account_id }) => account_id!);
}

/** Takes the accounts of an import away. False where somebody has chosen a password; foreign keys keep whoever is used otherwise. */
export async function removeUnused(
  tx: TransactionContext,
  importId: string,
  accountIds: readonly string[],
): Promise<boolean> {
  await tx.db
    .updateTable('person_import_rows')
    .set({ account_id: null, state: 'ready' })
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'written')
    .execute();
  const { numDeletedRows } = await tx.db
    .deleteFrom('accounts')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .where('password_hash', 'is', null)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows) === accountIds.length;
}
