import { useChange } from '../../../lib/use-change.ts';

/** One change of a batch: every list of batches is read afresh, and a refusal is said in words. */
export function useBatchChange() {
  const { send, busy } = useChange(
    ({ call }: { readonly call: () => Promise<unknown>; readonly done: (() => void) | undefined }) => call(),
    {
      stale: [['cohorts']],
      after: (_reply, { done }) => done?.(),
    },
  );
  return {
    change: (call: () => Promise<unknown>, done?: () => void) => send({ call, done }),
    busy: busy,
  };
}
