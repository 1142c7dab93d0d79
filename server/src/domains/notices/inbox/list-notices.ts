import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { fillTemplate } from '../kinds/fill-template.ts';
import { kindOf, noticeKinds } from '../kinds/notice-kind.ts';
import { countUnread } from './count-unread.ts';
import { listInbox } from './inbox.store.ts';

type List = typeof api.notices.listNotices;
/** One's own inbox in the language asked for, the newest first. */
export async function listNotices(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { accountId } = actorOf(ctx);
  const { page, size, language } = query;
  const kinds = noticeKinds().filter(({ topic }) => !query.topic || topic === query.topic);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const { rows, total } = await listInbox(ctx, accountId, {
    unreadOnly: query.state === 'unread',
    kinds: kinds.map(({ kind }) => kind),
    page,
    size,
  });
  return {
    rows: rows.map((row) => {
      const kind = kindOf(row.kind);
      return {
        id: row.id,
        kind: row.kind,
        topic: kind.topic,
        ...fillTemplate(kind, row.params, { language, timeZone }),
        link: row.link,
        at: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      };
    }),
    total,
    page,
    size,
    ...(await countUnread(ctx)),
  };
}
