import type { Listener } from './listen.ts';

interface Wait {
  readonly ms: number;
  /** Ends it early: the caller has gone. */
  readonly signal: AbortSignal;
}

/** Calls that wait until something is told on a channel whose messages are their keys. */
export interface WaitingCalls {
  /** Resolves when the key is told, and in any case after `ms`. Waiting begins with the call, not with its await. */
  readonly wait: (key: string, wait: Wait) => Promise<void>;
  /** Hears the channel. A connection that was lost may have lost a message: everybody looks again. */
  readonly listener: Listener;
  /** Answers all at once: a server that stops waits for its calls. */
  readonly answerAll: () => void;
}

export function waitingCalls(): WaitingCalls {
  const waiting = new Map<string, Set<() => void>>();
  const answerAll = () => {
    for (const calls of waiting.values()) for (const wake of calls) wake();
  };
  return {
    wait: (key, { ms, signal }) =>
      new Promise((resolve) => {
        if (signal.aborted || ms <= 0) return resolve();
        const calls = waiting.get(key) ?? new Set();
        waiting.set(key, calls);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          calls.delete(wake);
          if (calls.size === 0 && waiting.get(key) === calls) waiting.delete(key);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', wake);
        calls.add(wake);
      }),
    listener: (key) => {
      if (key === undefined) answerAll();
      else for (const wake of waiting.get(key) ?? []) wake();
    },
    answerAll,
  };
}
