import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { OwnActions } from '../../questions/index.ts';

interface Props {
  readonly bookId: string;
  readonly itemId: string;
  readonly children?: ReactNode;
}

/** Keeping and reporting a question of a book. */
export function BookQuestionActions({ bookId, itemId, children }: Props) {
  const client = useQueryClient();
  const params = { bookId, itemId };
  const asked = query(api.books.showBookStand, { params });
  const { data } = useQuery(asked);
  const keep = useChange((kept: boolean) => api.books.keepBookQuestion({ params, body: { kept } }), {
    stale: [asked.queryKey, api.questions.listBookmarks],
  });
  if (!data) return null;
  return (
    <OwnActions
      stand={data}
      busy={keep.busy}
      onKeep={keep.send}
      reporting={{
        send: async ({ reason, comment }) => {
          await api.books.reportBookQuestion({ params, body: { reason, comment } });
          await client.invalidateQueries({ queryKey: asked.queryKey });
        },
      }}
    >
      {children}
    </OwnActions>
  );
}
