import { useState } from 'react';

/** Rows that are ticked, over all pages: which, a way to tick or untick some, and one to begin anew. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return [chosen, choose, () => setChosen(new Set())] as const;
}
