import type { SheetCheckStatus, SheetRowState } from '@abhyas/contract/sheet-checks/constants';
import type { SheetCheck, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { sql } from 'kysely';
import { actorOf, type Bound, type TransactionContext } from '../context.ts';
import { changeRows, insertRows, removeRows, rows } from '../database/rows.ts';
import { json } from '../database/sql.ts';
import { fail } from '../errors.ts';
import type { SheetRow } from '../sheets/sheet.ts';
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
  { id, about, fileName, headers, columns, status }: Omit<StoredCheck<K>, 'createdAt'>,
): Promise<void> {
  return insertRows(tx, 'sheetChecks', {
    id,
    kind,
    about: json(about),
    fileName,
    headers: json(headers),
    columns: json(columns),
    status,
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
    checked.map(({ row, line, state, given, cells, accountId, meant, problems }) => ({
      checkId,
      row,
      line,
      state,
      given: json(given),
      cells: cells ? json(cells) : null,
      accountId,
      meant: json(meant),
      problems: json(problems),
    })),
  );
}

const checks = (ctx: Bound, { kind }: SheetKind, id: string) =>
  rows(ctx)
    .selectFrom('sheetChecks')
    .select(['id', 'about', 'fileName', 'headers', 'columns', 'status', 'createdAt'])
    .where('kind', '=', kind)
    .where('id', '=', id);

export async function getCheck<K extends SheetKind>(ctx: Bound, kind: K, id: string): Promise<StoredCheck<K>> {
  const found = (await checks(ctx, kind, id).executeTakeFirst()) ?? fail('NOT_FOUND');
  return presentCheck(found);
}

/** Nobody else decides about it before the transaction ends. */
export async function lockCheck<K extends SheetKind>(
  tx: TransactionContext,
  kind: K,
  id: string,
): Promise<StoredCheck<K>> {
  const found = (await checks(tx, kind, id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
  return presentCheck(found);
}

const presentCheck = <K extends SheetKind>(found: object) =>
  ({ columns: [], ...withoutNull(found) }) as unknown as StoredCheck<K>;
const withoutNull = (found: object) => Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));

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

/** The cells of every row, by which its columns can be matched otherwise. */
export async function listCells(ctx: Bound, checkId: string): Promise<SheetRow[]> {
  const found = await rowsOf(ctx, checkId).select(['row', 'line', 'cells']).orderBy('row').execute();
  return found.map(({ row, line, cells }) => ({ row, line, cells: (cells ?? []) as string[] }));
}

/** Says anew what the columns are, and how it stands; its rows are written anew besides. */
export async function saveMatch<K extends SheetKind>(
  tx: TransactionContext,
  id: string,
  { headers, columns, status }: Pick<StoredCheck<K>, 'headers' | 'columns' | 'status'>,
): Promise<void> {
  await changeRows(tx, 'sheetChecks', { id }, { headers: json(headers), columns: json(columns), status });
  await removeRows(tx, 'sheetCheckRows', { checkId: id });
}

/** Nothing is matched any more: what the file held besides is not kept. */
export async function dropCells(tx: TransactionContext, checkId: string): Promise<void> {
  await changeRows(tx, 'sheetCheckRows', { checkId }, { cells: null });
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
