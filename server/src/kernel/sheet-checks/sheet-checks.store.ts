import type { SheetCheckStatus, SheetRowState } from '@abhyas/contract/sheet-checks/constants';
import type { SheetCheck, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { sql } from 'kysely';
import { actorOf, type Bound, type TransactionContext } from '../context.ts';
import { changeRows, insertRows, rows } from '../database/rows.ts';
import { json } from '../database/sql.ts';
import { fail } from '../errors.ts';
import type { CheckedRow, StoredCheck } from './sheet-rules.ts';

declare module '../database/row-tables.ts' {
  interface ColumnTypes {
    sheetChecks: { status: SheetCheckStatus };
    sheetCheckRows: { state: SheetRowState };
  }
}

export function insertCheck<K extends SheetKind>(
  tx: TransactionContext,
  { kind }: K,
  { id, about, fileName, headers }: Pick<StoredCheck<K>, 'id' | 'about' | 'fileName' | 'headers'>,
): Promise<void> {
  return insertRows(tx, 'sheetChecks', {
    id,
    kind,
    about: json(about),
    fileName,
    headers: json(headers),
    status: 'checked',
    createdBy: actorOf(tx).accountId,
    createdAt: tx.clock.now(),
  });
}

export function insertCheckRows<K extends SheetKind, M>(
  tx: TransactionContext,
  checkId: string,
  checked: readonly CheckedRow<K, M>[],
): Promise<void> {
  return insertRows(
    tx,
    'sheetCheckRows',
    checked.map(({ row, line, state, given, accountId, meant, problems }) => ({
      checkId,
      row,
      line,
      state,
      given: json(given),
      accountId,
      meant: json(meant),
      problems: json(problems),
    })),
  );
}

const checks = (ctx: Bound, { kind }: SheetKind, id: string) =>
  rows(ctx)
    .selectFrom('sheetChecks')
    .select(['id', 'about', 'fileName', 'headers', 'status', 'createdAt'])
    .where('kind', '=', kind)
    .where('id', '=', id);

export async function getCheck<K extends SheetKind>(ctx: Bound, kind: K, id: string): Promise<StoredCheck<K>> {
  const found = (await checks(ctx, kind, id).executeTakeFirst()) ?? fail('NOT_FOUND');
  return found as StoredCheck<K>;
}

/** Nobody else decides about it before the transaction ends. */
export async function lockCheck<K extends SheetKind>(
  tx: TransactionContext,
  kind: K,
  id: string,
): Promise<StoredCheck<K>> {
  const found = (await checks(tx, kind, id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
  return found as StoredCheck<K>;
}

export async function saveStatus(tx: TransactionContext, id: string, status: SheetCheckStatus): Promise<void> {
  await changeRows(tx, 'sheetChecks', { id }, { status });
}

const rowsOf = (ctx: Bound, checkId: string) => rows(ctx).selectFrom('sheetCheckRows').where('checkId', '=', checkId);

export async function countRows(ctx: Bound, checkId: string): Promise<SheetCheck['counts']> {
  const counted = await rowsOf(ctx, checkId)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: SheetRowState) => counted.find((row) => row.state === state)?.count ?? 0;
  const counts = { ready: of('ready'), already: of('already'), refused: of('refused'), written: of('written') };
  return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts };
}

/** In the order of the file; all of them unless a page is asked for. */
export async function listRows<K extends SheetKind, M>(
  ctx: Bound,
  checkId: string,
  {
    state,
    page = 1,
    size,
  }: { readonly state?: SheetRowState | undefined; readonly page?: number; readonly size?: number },
): Promise<CheckedRow<K, M>[]> {
  let query = rowsOf(ctx, checkId).select(['row', 'line', 'state', 'given', 'accountId', 'meant', 'problems']);
  if (state) query = query.where('state', '=', state);
  if (size !== undefined) query = query.limit(size).offset((page - 1) * size);
  return (await query.orderBy('row').execute()) as CheckedRow<K, M>[];
}

/** Each of these rows was written as this account. */
export async function markWritten(
  tx: TransactionContext,
  checkId: string,
  accounts: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`update sheet_check_rows r set state = 'written', account_id = made.account_id
    from unnest(${[...accounts.keys()]}::int[], ${[...accounts.values()]}::uuid[]) as made (row, account_id)
    where r.institute_id = ${tx.instituteId} and r.check_id = ${checkId}::uuid and r.row = made.row`.execute(rows(tx));
}

/** What was written for the rows of a check is gone again. */
export async function unmarkWritten(tx: TransactionContext, checkId: string): Promise<void> {
  await changeRows(tx, 'sheetCheckRows', { checkId, state: 'written' }, { state: 'ready', accountId: null });
}
