import type { MemberImport, MemberRow } from '@abhyas/contract/cohorts/batches';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { MatchedRow } from './match-members.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
type Status = MemberImport['status'];
export interface StoredImport {
  readonly id: string;
  readonly batchId: string;
  readonly fileName: string;
  readonly status: Status;
}
/** Rows that go to the database in one statement. */
const AT_ONCE = 500;

export async function insertImport(tx: TransactionContext, given: Omit<StoredImport, 'status'>, createdBy: string) {
  await tx.db
    .insertInto('batch_imports')
    .values({
      institute_id: tx.instituteId,
      id: given.id,
      batch_id: given.batchId,
      file_name: given.fileName,
      status: 'checked',
      created_by: createdBy,
      created_at: tx.clock.now(),
    })
    .execute();
}

export async function insertRows(tx: TransactionContext, importId: string, rows: readonly MatchedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insertInto('batch_import_rows')
      .values(
        rows.slice(from, from + AT_ONCE).map(({ row, line, state, given, accountId, problem }) => ({
          institute_id: tx.instituteId,
          import_id: importId,
          row,
          line,
          state,
          given_name: given.name,
          given_email: given.email,
          given_mobile: given.mobile,
          account_id: accountId,
          problem,
        })),
      )
      .execute();
}

/** `lock`: nobody else decides about it before the transaction ends. */
export async function getImport({ db, instituteId }: Db, id: string, lock = false): Promise<StoredImport> {
  const query = db
    .selectFrom('batch_imports')
    .select(['id', 'batch_id', 'file_name', 'status'])
    .where('institute_id', '=', instituteId)
    .where('id', '=', id);
  const row = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NOT_FOUND');
  return { id: row.id, batchId: row.batch_id, fileName: row.file_name, status: row.status as Status };
}

export async function saveStatus(tx: TransactionContext, id: string, status: Status): Promise<void> {
  await tx.db
    .updateTable('batch_imports')
    .set({ status })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

const rowsOf = ({ db, instituteId }: Db, importId: string) =>
  db.selectFrom('batch_import_rows').where('institute_id', '=', instituteId).where('import_id', '=', importId);

export async function countRows(ctx: Db, importId: string): Promise<MemberImport['counts']> {
  const rows = await rowsOf(ctx, importId)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: MemberRow['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  const [ready, already, refused] = [of('ready'), of('already'), of('refused')];
  return { rows: ready + already + refused, ready, already, refused };
}

export async function listReadyIds(ctx: Db, importId: string): Promise<string[]> {
  const rows = await rowsOf(ctx, importId).select('account_id').where('state', '=', 'ready').orderBy('row').execute();
  return rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id]));
}

export async function listRows(
  ctx: Db,
  importId: string,
  filter: { readonly state: MemberRow['state'] | undefined; readonly page: number; readonly size: number },
) {
  let query = rowsOf(ctx, importId);
  if (filter.state) query = query.where('state', '=', filter.state);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['row', 'line', 'state', 'given_name', 'given_email', 'given_mobile', 'account_id', 'problem'])
    .orderBy('row')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { rows, total };
}
