import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';

/** One change of a batch: every list of batches is read afresh, and a refusal is said in words. */
export function useBatchChange() {
  const client = useQueryClient();
  const say = useRefusalText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { readonly call: () => Promise<unknown>; readonly done: (() => void) | undefined }) =>
      call(),
    onSuccess: (_reply, { done }) => {
      void client.invalidateQueries({ queryKey: ['cohorts'] });
      done?.();
    },
    onError: (error) => toast.bad(say(error)),
  });
  return {
    change: (call: () => Promise<unknown>, done?: () => void) => mutate({ call, done }),
    busy: isPending,
  };
}
