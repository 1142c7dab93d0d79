import type { api as contract } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, query } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { splatOf } from './addresses.ts';

export type SessionWish = Input<typeof contract.practice.startSession>['body'];

/** Starts a set, or goes on with the same that waits, and goes to it. */
export function useStart() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useChange((body: SessionWish) => api.practice.startSession({ body }), {
    after: (session) => {
      const params = { sessionId: session.sessionId };
      client.setQueryData(query(api.practice.showSession, { params }).queryKey, session);
      void navigate({ to: '/student/practice/$', params: { _splat: splatOf(session.sessionId) } });
    },
  });
}
