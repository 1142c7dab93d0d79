import { actorOf, type Context } from '../../../kernel/context.ts';
import { noticeKinds } from '../kinds/notice-kind.ts';
import { countUnreadRows } from './inbox.store.ts';

/** How many notices wait in one's own inbox. An employee at work in another institute has none there. */
export async function countUnread(ctx: Context): Promise<{ unread: number }> {
  const kinds = noticeKinds().map(({ kind }) => kind);
  return { unread: await countUnreadRows(ctx, actorOf(ctx).accountId, kinds) };
}
