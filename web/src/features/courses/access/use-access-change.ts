import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';

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
  const say = useRefusalText();
  const { mutate, isPending } = useMutation({
    mutationFn: (call: () => Promise<T>) => call(),
    onSuccess: (reply) => {
      refresh();
      done(reply);
    },
    onError: (error) => toast.bad(say(error)),
  });
  return { change: mutate, busy: isPending };
}
