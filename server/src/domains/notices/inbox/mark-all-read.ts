import { actorOf, type Context } from '../../../kernel/context.ts';
import { countUnread } from './count-unread.ts';
import { markRows } from './inbox.store.ts';

/** Marks everything in one's inbox as read. */
export async function markAllRead(ctx: Context): Promise<{ unread: number }> {
  await markRows(ctx, actorOf(ctx).accountId);
  return countUnread(ctx);
}
