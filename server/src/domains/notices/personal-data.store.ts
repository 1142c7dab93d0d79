import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { anyOf, rows } from '../../kernel/database/rows.ts';

const tables = ['messageDeliveries', 'noticeDeliveries', 'noticeChoices', 'noticeLanguages', 'notices'] as const;

export function listNoticesOf(ctx: Bound, accountId: string) {
  return rows(ctx)
    .selectFrom('notices')
    .select(['kind', 'params', 'createdAt as at', 'readAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export function listDeliveriesOf(ctx: Bound, accountId: string) {
  return rows(ctx)
    .selectFrom('noticeDeliveries')
    .select(['channel', 'state', 'queuedAt', 'finishedAt'])
    .where('accountId', '=', accountId)
    .orderBy('queuedAt', 'desc')
    .execute();
}

export function listMessagesOf(ctx: Bound, accountId: string) {
  return rows(ctx)
    .selectFrom('messageDeliveries')
    .select(['about', 'channel', 'sentTo', 'state', 'queuedAt', 'finishedAt'])
    .where('accountId', '=', accountId)
    .orderBy('queuedAt', 'desc')
    .execute();
}

/** Everything that these people were told, and how they want to be told. */
export async function removeAllOf(tx: TransactionContext, accountIds: readonly string[]): Promise<void> {
  for (const table of tables) await rows(tx).deleteFrom(table).where('accountId', '=', anyOf(accountIds)).execute();
}
