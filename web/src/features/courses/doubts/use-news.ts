import { useEffect, useEffectEvent } from 'react';

/** How often is asked beside it, where no waiting question gets through. */
export const OTHERWISE_MS = 60_000;
/** Between two questions: what is told many times in a moment is looked at once. */
const BREATH_MS = 500;
/** After a failure; twice as long after each further one. What polls goes on meanwhile. */
const RETRY_MS = { first: 5000, most: 60_000 };

interface News {
  /** Is answered with another version when something changed, or with the same one after some seconds. */
  readonly ask: (since: number | undefined, signal: AbortSignal) => Promise<{ readonly version: number }>;
  /** Something changed since the last time. */
  readonly onNews: () => unknown;
}

/** Hears of changes the moment they are made, while the page is before somebody's eyes: the server answers a waiting question then. */
export function useNews({ ask, onNews }: News): void {
  const question = useEffectEvent(ask);
  const report = useEffectEvent(onNews);
  useEffect(() => {
    let version: number | undefined;
    let listening: AbortController | undefined;
    const listen = async ({ signal }: AbortController) => {
      let wait = RETRY_MS.first;
      while (!signal.aborted) {
        try {
          const next = await question(version, signal);
          if (signal.aborted) return;
          const isNews = version !== undefined && next.version !== version;
          version = next.version;
          if (isNews) report();
          wait = RETRY_MS.first;
          await pause(BREATH_MS, signal);
        } catch {
          await pause(wait, signal);
          wait = Math.min(RETRY_MS.most, wait * 2);
        }
      }
    };
    const look = () => {
      listening?.abort();
      listening = document.visibilityState === 'visible' ? new AbortController() : undefined;
      if (listening) void listen(listening);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      listening?.abort();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
  });
