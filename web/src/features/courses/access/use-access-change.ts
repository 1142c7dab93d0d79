import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../lib/use-change.ts';

/** After who has what changed: lists of learners and of assignment are read afresh. */
export function useAccessRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['courses'] });
    void client.invalidateQueries({ queryKey: ['cohorts'] });
  };
}

/** One change of who has what; a refusal is said in words. */
export function useAccessChange<T>(done: (reply: T) => void) {
  const refresh = useAccessRefresh();
  const { send, busy } = useChange((call: () => Promise<T>) => call(), {
    after: (reply) => {
      refresh();
      done(reply);
    },
  });
  return { change: send, busy };
}
