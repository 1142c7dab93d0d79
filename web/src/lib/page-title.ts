import { useEffect, useSyncExternalStore } from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

function set(title: string | undefined): void {
  current = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the tab while a screen is shown: for screens whose name is not that of their route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

/** What the screen that is shown calls itself. */
export const useGivenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => current);
