import { useEffect } from 'react';
import { ApiError } from './api-error.ts';

/** What a server says that lacks for a moment what it stands on, or has too much to do. */
const passing: ReadonlySet<string> = new Set(['DATABASE_AWAY', 'STORAGE_AWAY', 'UNAVAILABLE']);
const SECONDS = 8;

/** The server is there but cannot help just now: itself says so, or the proxy before it, whose page is none of ours. */
export const isOutage = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (passing.has(error.name) || (error.name === 'UNREADABLE' && error.status >= 502 && error.status <= 504));

/** No reply at all. */
export const lacksNetwork = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 0;

/**
 * Tries again by itself while the reason is one that passes: as soon as the browser has a network again, and every few seconds, as the server
 * asked for. Not all at the same moment: a server that has just come back would fall over.
 */
export function useAgain(error: unknown, again: (() => void) | undefined): void {
  const waits = isOutage(error) || lacksNetwork(error);
  const seconds = waits && typeof error.details['seconds'] === 'number' ? error.details['seconds'] : SECONDS;
  useEffect(() => {
    if (!waits || !again) return undefined;
    addEventListener('online', again);
    const timer = setInterval(again, seconds * 1000 * (1 + Math.random() / 2));
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [waits, seconds, again]);
}
