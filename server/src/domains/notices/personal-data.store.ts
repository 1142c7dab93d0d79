import type { Context, TransactionContext } from '../../kernel/context.ts';

const tables = ['message_deliveries', 'notice_deliveries', 'notice_choices', 'notice_languages', 'notices'] as const;
type Db = Pick<Context, 'db' | 'instituteId'>;

export function listNoticesOf({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('notices')
    .select(['kind', 'params', 'created_at as at', 'read_at as readAt'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
}

export function listDeliveriesOf({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('notice_deliveries')
    .select(['channel', 'state', 'queued_at as queuedAt', 'finished_at as finishedAt'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('queued_at', 'desc')
    .execute();
}

export function listMessagesOf({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('message_deliveries')
    .select(['about', 'channel', 'sent_to as sentTo', 'state', 'queued_at as queuedAt', 'finished_at as finishedAt'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('queued_at', 'desc')
    .execute();
}

export async function removeAllOf(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of tables)
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
}
