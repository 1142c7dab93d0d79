import type { requestStates } from '@abhyas/contract/learners/accommodations';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    accommodationRequests: { state: State };
  }
}
type State = (typeof requestStates)[number];
export type RequestRow = Awaited<ReturnType<typeof listRequestsOf>>[number];

const requests = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('accommodationRequests')
    .select([
      'id',
      'accountId',
      'extraTimePercent',
      'extraTimeMinutes',
      'reason',
      'state',
      'answer',
      'askedAt',
      'decidedAt',
      'decidedBy',
    ]);

/** What one student asked for, the newest first. */
export const listRequestsOf = (ctx: Bound, accountId: string) =>
  requests(ctx).where('accountId', '=', accountId).orderBy('askedAt', 'desc').limit(20).execute();

/** Locks the row, so that one request is answered once. */
export const lockRequest = (tx: TransactionContext, id: string) =>
  requests(tx).where('id', '=', id).forUpdate().executeTakeFirst();

interface Filter {
  readonly state?: State | undefined;
  /** Only these people; undefined: everybody. */
  readonly accountIds?: readonly string[] | undefined;
  readonly page: number;
  readonly size: number;
}

/** One page of requests, the open ones first, then the newest. */
export function listRequests(ctx: Bound, { state, accountIds, page, size }: Filter) {
  let found = requests(ctx);
  if (state) found = found.where('state', '=', state);
  if (accountIds) found = found.where('accountId', '=', anyOf(accountIds));
  return pageOf(found.orderBy(sql`state = 'open'`, 'desc').orderBy('askedAt', 'desc'), { page, size });
}

/** How many requests nobody has answered. */
export async function countOpenRequests(ctx: Bound): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('accommodationRequests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRequest(
  tx: TransactionContext,
  {
    id,
    accountId,
    extraTimePercent,
    extraTimeMinutes,
    reason,
  }: Pick<RequestRow, 'id' | 'accountId' | 'extraTimePercent' | 'extraTimeMinutes' | 'reason'>,
): Promise<void> {
  const asked = { id, accountId, extraTimePercent, extraTimeMinutes, reason };
  await insertRows(tx, 'accommodationRequests', { ...asked, state: 'open', askedAt: tx.clock.now() });
}

export async function decideRequest(
  tx: TransactionContext,
  id: string,
  { state, answer }: { readonly state: State; readonly answer: string },
): Promise<void> {
  const decidedBy = tx.actor?.accountId ?? null;
  await changeRows(tx, 'accommodationRequests', { id }, { state, answer, decidedAt: tx.clock.now(), decidedBy });
}
