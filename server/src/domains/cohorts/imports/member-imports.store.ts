import type { MemberImport, MemberRow } from '@abhyas/contract/cohorts/batches';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import type { MatchedRow } from './match-members.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    batchImports: { status: Status };
    batchImportRows: { state: MemberRow['state']; problem: MemberRow['problem'] };
  }
}
type Status = MemberImport['status'];
export interface StoredImport {
  readonly id: string;
  readonly batchId: string;
  readonly fileName: string;
  readonly status: Status;
}

export function insertImport(
  tx: TransactionContext,
  { id, batchId, fileName }: Omit<StoredImport, 'status'>,
  createdBy: string,
) {
  const createdAt = tx.clock.now();
  return insertRows(tx, 'batchImports', { id, batchId, fileName, status: 'checked', createdBy, createdAt });
}

export function insertImportRows(tx: TransactionContext, importId: string, matched: readonly MatchedRow[]) {
  return insertRows(
    tx,
    'batchImportRows',
    matched.map(({ row, line, state, given, accountId, problem }) => ({
      importId,
      row,
      line,
      state,
      givenName: given.name,
      givenEmail: given.email,
      givenMobile: given.mobile,
      accountId,
      problem,
    })),
  );
}

const imported = (ctx: Bound, id: string) =>
  rows(ctx).selectFrom('batchImports').select(['id', 'batchId', 'fileName', 'status']).where('id', '=', id);

export async function getImport(ctx: Bound, id: string): Promise<StoredImport> {
  return (await imported(ctx, id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** Nobody else decides about it before the transaction ends. */
export async function lockImport(tx: TransactionContext, id: string): Promise<StoredImport> {
  return (await imported(tx, id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export async function saveStatus(tx: TransactionContext, id: string, status: Status): Promise<void> {
  await changeRows(tx, 'batchImports', { id }, { status });
}

const rowsOf = (ctx: Bound, importId: string) =>
  rows(ctx).selectFrom('batchImportRows').where('importId', '=', importId);

export async function countRows(ctx: Bound, importId: string): Promise<MemberImport['counts']> {
  const counted = await rowsOf(ctx, importId)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: MemberRow['state']) => counted.find((row) => row.state === state)?.count ?? 0;
  const [ready, already, refused] = [of('ready'), of('already'), of('refused')];
  return { rows: ready + already + refused, ready, already, refused };
}

export async function listReadyIds(ctx: Bound, importId: string): Promise<string[]> {
  const ready = await rowsOf(ctx, importId).select('accountId').where('state', '=', 'ready').orderBy('row').execute();
  return ready.flatMap(({ accountId }) => accountId ?? []);
}

export function listRows(
  ctx: Bound,
  importId: string,
  filter: { readonly state: MemberRow['state'] | undefined; readonly page: number; readonly size: number },
) {
  let query = rowsOf(ctx, importId);
  if (filter.state) query = query.where('state', '=', filter.state);
  const columns = ['row', 'line', 'state', 'givenName', 'givenEmail', 'givenMobile', 'accountId', 'problem'] as const;
  return pageOf(query.select(columns).orderBy('row'), filter);
}
