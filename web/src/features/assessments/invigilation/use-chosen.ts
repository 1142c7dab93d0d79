import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { useState } from 'react';

export interface Chosen {
  /** As they stand now, those of other pages as they were seen last. */
  readonly rows: readonly LiveRow[];
  readonly has: (row: LiveRow) => boolean;
  readonly toggle: (row: LiveRow) => void;
  /** All rows of the page with an attempt, or none. */
  readonly togglePage: (on: boolean) => void;
  readonly clear: () => void;
}

/** Who was chosen in the list. A choice outlives the next look and other pages. */
export function useChosen(shown: readonly LiveRow[]): Chosen {
  const [kept, setKept] = useState<ReadonlyMap<string, LiveRow>>(new Map());
  const fresh = new Map(shown.map((row) => [row.accountId, row]));
  return {
    rows: [...kept.values()].map((row) => fresh.get(row.accountId) ?? row),
    has: ({ accountId }) => kept.has(accountId),
    toggle: (row) =>
      setKept((before) => {
        const next = new Map(before);
        if (!next.delete(row.accountId)) next.set(row.accountId, row);
        return next;
      }),
    togglePage: (on) =>
      setKept((before) => {
        const next = new Map(before);
        for (const row of shown.filter(({ attempt }) => attempt !== null)) {
          if (on) next.set(row.accountId, row);
          else next.delete(row.accountId);
        }
        return next;
      }),
    clear: () => setKept(new Map()),
  };
}
