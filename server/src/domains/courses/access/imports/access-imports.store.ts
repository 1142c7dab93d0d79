import type { AccessImport, AccessRow } from '@abhyas/contract/courses/access';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { json } from '../../../../kernel/database/sql.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { GivenAccess } from './access-columns.ts';
import type { MatchedAccess } from './match-access.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
type Status = AccessImport['status'];
export interface StoredImport {
  readonly id: string;
  readonly courseId: string | null;
  readonly fileName: string;
  readonly status: Status;
}
/** Rows that go to the database in one statement. */
const AT_ONCE = 500;

export async function insertImport(tx: TransactionContext, given: Omit<StoredImport, 'status'>, createdBy: string) {
  await tx.db
    .insertInto('access_imports')
    .values({
      institute_id: tx.instituteId,
      id: given.id,
      course_id: given.courseId,
      file_name: given.fileName,
      status: 'checked',
      created_by: createdBy,
      created_at: tx.clock.now(),
    })
    .execute();
}

export async function insertRows(tx: TransactionContext, importId: string, rows: readonly MatchedAccess[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insertInto('access_import_rows')
      .values(
        rows.slice(from, from + AT_ONCE).map(({ row, line, state, given, accountId, courseId, endsAt, problem }) => ({
          institute_id: tx.instituteId,
          import_id: importId,
          row,
          line,
          state,
          given: json(given),
          account_id: accountId,
          course_id: courseId,
          ends_at: endsAt,
          problem,
        })),
      )
      .execute();
}

/** `lock`: nobody else decides about it before the transaction ends. */
export async function getImport({ db, instituteId }: Db, id: string, lock = false): Promise<StoredImport> {
  const query = db
    .selectFrom('access_imports')
    .select(['id', 'course_id', 'file_name', 'status'])
    .where('institute_id', '=', instituteId)
    .where('id', '=', id);
  const row = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NOT_FOUND');
  return { id: row.id, courseId: row.course_id, fileName: row.file_name, status: row.status as Status };
}

export async function saveStatus(tx: TransactionContext, id: string, status: Status): Promise<void> {
  await tx.db
    .updateTable('access_imports')
    .set({ status })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

const rowsOf = ({ db, instituteId }: Db, importId: string) =>
  db.selectFrom('access_import_rows').where('institute_id', '=', instituteId).where('import_id', '=', importId);

export async function countRows(ctx: Db, importId: string): Promise<AccessImport['counts']> {
  const rows = await rowsOf(ctx, importId)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: AccessRow['state']) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const [ready, already, refused] = [of('ready'), of('already'), of('refused')];
  return { rows: ready + already + refused, ready, already, refused };
}

export async function listRows(
  ctx: Db,
  importId: string,
  filter: { readonly state: AccessRow['state'] | undefined; readonly page?: number; readonly size: number },
) {
  let query = rowsOf(ctx, importId);
  if (filter.state) query = query.where('state', '=', filter.state);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['row', 'line', 'state', 'given', 'account_id', 'course_id', 'ends_at', 'problem'])
    .orderBy('row')
    .limit(filter.size)
    .offset(((filter.page ?? 1) - 1) * filter.size)
    .execute();
  return { rows: rows.map((row) => ({ ...row, given: row.given as GivenAccess })), total };
}
