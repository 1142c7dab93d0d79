import type { RoomRole } from '@abhyas/contract/live/words';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveMessages: { role: RoomRole };
  }
}
export interface StoredMessage {
  readonly id: string;
  readonly key: string;
  readonly accountId: string;
  readonly role: RoomRole;
  readonly words: string;
  readonly sentAt: Date;
  readonly removedAt: Date | null;
}
const columns = ['id', 'key', 'accountId', 'role', 'words', 'sentAt', 'removedAt'] as const;
const messages = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('liveMessages').select(columns).where('classId', '=', classId);

/** The newest first. */
export const listNewestMessages = (ctx: Bound, classId: string, most: number): Promise<StoredMessage[]> =>
  messages(ctx, classId).orderBy('id', 'desc').limit(most).execute();

export const findMessage = (ctx: Bound, classId: string, id: string): Promise<StoredMessage | undefined> =>
  messages(ctx, classId).where('id', '=', id).executeTakeFirst();

/** What the same page wrote under the same key. */
export const findMessageOfKey = (
  ctx: Bound,
  classId: string,
  accountId: string,
  key: string,
): Promise<StoredMessage | undefined> =>
  messages(ctx, classId).where('accountId', '=', accountId).where('key', '=', key).executeTakeFirst();

export async function insertMessage(tx: TransactionContext, classId: string, one: StoredMessage): Promise<void> {
  const { id, key, accountId, role, words, sentAt } = one;
  await insertRows(tx, 'liveMessages', { id, classId, key, accountId, role, words, sentAt });
}

/** The words stay on record for the institute; nobody is shown them any more. */
export async function markRemoved(tx: TransactionContext, id: string, by: string): Promise<void> {
  await changeRows(tx, 'liveMessages', { id }, { removedAt: tx.clock.now(), removedBy: by });
}
