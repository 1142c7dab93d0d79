import type { RoomMessage } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listNewestMessages, type StoredMessage } from './messages.store.ts';

/** So many messages a room shows to who comes in, and so many the record of a class holds. */
const AT_ENTRY = 100;
const ON_RECORD = 2000;

export const newestMessages = (ctx: Context, classId: string) => listed(ctx, classId, AT_ENTRY);
export const allMessages = (ctx: Context, classId: string) => listed(ctx, classId, ON_RECORD);

async function listed(ctx: Context, classId: string, most: number): Promise<RoomMessage[]> {
  return presentMessages(ctx, (await listNewestMessages(ctx, classId, most)).toReversed());
}

/** Messages as everybody may read them; of one that was removed nothing but the place stays. */
export async function presentMessages(ctx: Context, given: readonly StoredMessage[]): Promise<RoomMessage[]> {
  const names = await namesOf(ctx, [...new Set(given.map(({ accountId }) => accountId))]);
  return given.map(({ id, key, accountId, role, words, sentAt, removedAt }) => ({
    id,
    key,
    author: { id: accountId, name: names.get(accountId)?.name ?? '', role },
    words: removedAt ? '' : words,
    at: sentAt.toISOString(),
    removed: removedAt !== null,
  }));
}
