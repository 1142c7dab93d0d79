import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';

/** Marks notices as read; the bell and the list follow at once. */
export function useMarkRead() {
  const client = useQueryClient();
  const say = useRefusalText();
  const follow = (count: { readonly unread: number }) => {
    client.setQueryData(query(api.notices.countUnread, {}).queryKey, count);
    void client.invalidateQueries({ queryKey: api.notices.listNotices.key });
  };
  const failed = (error: unknown) => toast.bad(say(error));
  const one = useMutation({
    mutationFn: (noticeId: string) => api.notices.markNoticeRead({ params: { noticeId } }),
    onSuccess: follow,
    onError: failed,
  });
  const all = useMutation({ mutationFn: () => api.notices.markAllRead(), onSuccess: follow, onError: failed });
  return { markOne: (noticeId: string) => one.mutate(noticeId), markAll: () => all.mutate(), busy: all.isPending };
}
