import { useSyncExternalStore } from 'react';

const KEY = 'abhyas.data-saver';
const listeners = new Set<() => void>();

/** Off unless it was switched on here, or the browser itself saves data. */
function read(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept === 'on';
  } catch {
    // Where nothing is kept, the browser's own choice counts.
  }
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** Whether this device saves data, and the switch. */
export function useTrafficSaver(): readonly [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => false,
  );
  const set = (next: boolean) => {
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  };
  return [on, set];
}
