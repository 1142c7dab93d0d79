import { sql } from 'kysely';
import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';

export interface NewTransfer {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'merge' | 'handover';
}

export async function insertTransfer(tx: TransactionContext, given: NewTransfer): Promise<void> {
  await tx.db
    .insertInto('account_transfers')
    .values({
      institute_id: tx.instituteId,
      id: given.id,
      from_id: given.from,
      to_id: given.to,
      kind: given.kind,
      asked_by: tx.actor?.accountId ?? null,
      asked_at: tx.clock.now(),
    })
    .execute();
}

/** Locks the row, so that one step is done once. */
export const lockTransfer = (tx: TransactionContext, id: string) =>
  tx.db
    .selectFrom('account_transfers')
    .select(['id', 'from_id', 'to_id', 'kind', 'done_domains', 'finished_at'])
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function saveTransfer(
  tx: TransactionContext,
  id: string,
  changed: { done_domains?: string[]; finished_at?: Date },
): Promise<void> {
  await tx.db
    .updateTable('account_transfers')
    .set(changed)
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** A transfer of this account that is not finished, if there is one. */
export const findOpenTransfer = ({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, from: string) =>
  db
    .selectFrom('account_transfers')
    .select(['id', 'to_id', 'kind', 'asked_at'])
    .where('institute_id', '=', instituteId)
    .where('from_id', '=', from)
    .where('finished_at', 'is', null)
    .executeTakeFirst();

/** The accounts that became this one by merges, also over others: in an older backup they are people still. */
export async function mergedInto({ db, instituteId }: Bound, accountId: string): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    with recursive merged (id) as (
      select from_id from account_transfers where institute_id = ${instituteId} and to_id = ${accountId}::uuid and kind = 'merge'
      union
      select t.from_id from account_transfers t join merged m on m.id = t.to_id
      where t.institute_id = ${instituteId} and t.kind = 'merge'
    )
    select id from merged`.execute(db);
  return found.map(({ id }) => id);
}
