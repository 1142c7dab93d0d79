import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countUnread } from './count-unread.ts';
import { markRows } from './inbox.store.ts';

/** Marks one of one's own notices as read; again is no change. It is no audited act: nobody else sees it. */
export async function markNoticeRead(
  ctx: Context,
  { params: { noticeId } }: Input<typeof api.notices.markNoticeRead>,
): Promise<{ unread: number }> {
  if (!(await markRows(ctx, actorOf(ctx).accountId, noticeId))) fail('NOT_FOUND');
  return countUnread(ctx);
}
