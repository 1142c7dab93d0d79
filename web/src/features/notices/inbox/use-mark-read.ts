import { useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Marks notices as read; the bell and the list follow at once. */
export function useMarkRead() {
  const client = useQueryClient();
  const followed = {
    stale: [api.notices.listNotices],
    after: (count: { readonly unread: number }) =>
      void client.setQueryData(query(api.notices.countUnread, {}).queryKey, count),
  };
  const one = useChange((noticeId: string) => api.notices.markNoticeRead({ params: { noticeId } }), {
    ...followed,
  });
  const all = useChange(() => api.notices.markAllRead(), {
    ...followed,
  });
  return { markOne: (noticeId: string) => one.send(noticeId), markAll: () => all.send(), busy: all.busy };
}
