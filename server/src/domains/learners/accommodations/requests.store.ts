import type { requestStates } from '@abhyas/contract/learners/accommodations';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
type State = (typeof requestStates)[number];
export type RequestRow = Awaited<ReturnType<typeof listRequestsOf>>[number];

const requests = ({ db, instituteId }: Db) =>
  db
    .selectFrom('accommodation_requests')
    .select([
      'id',
      'account_id',
      'extra_time_percent',
      'extra_time_minutes',
      'reason',
      'state',
      'answer',
      'asked_at',
      'decided_at',
      'decided_by',
    ])
    .where('institute_id', '=', instituteId);

/** What one student asked for, the newest first. */
export const listRequestsOf = (ctx: Db, accountId: string) =>
  requests(ctx).where('account_id', '=', accountId).orderBy('asked_at', 'desc').limit(20).execute();

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
export async function listRequests(ctx: Db, { state, accountIds, page, size }: Filter) {
  let found = requests(ctx);
  if (state) found = found.where('state', '=', state);
  if (accountIds) found = found.where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('asked_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}

export async function insertRequest(
  tx: TransactionContext,
  request: Pick<RequestRow, 'id' | 'account_id' | 'extra_time_percent' | 'extra_time_minutes' | 'reason'>,
): Promise<void> {
  await tx.db
    .insertInto('accommodation_requests')
    .values({ ...request, institute_id: tx.instituteId, state: 'open', asked_at: tx.clock.now() })
    .execute();
}

export async function decideRequest(
  tx: TransactionContext,
  id: string,
  { state, answer }: { readonly state: State; readonly answer: string },
): Promise<void> {
  await tx.db
    .updateTable('accommodation_requests')
    .set({ state, answer, decided_at: tx.clock.now(), decided_by: tx.actor?.accountId ?? null })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}
