const MOST_KEYS = 20_000;

/** Counts what somebody does within a time that moves along. */
export interface CommandLimits {
  /** Milliseconds to wait until once more fits; 0: it fits, and is counted. */
  readonly count: (key: string, limit: readonly [times: number, seconds: number], now: number) => number;
}

/** Counts in the memory of this process: who has lines to two processes is counted by each. */
export function commandLimits(): CommandLimits {
  const counted = new Map<string, number[]>();
  return {
    count: (key, [times, seconds], now) => {
      const since = now - seconds * 1000;
      const recent = (counted.get(key) ?? []).filter((at) => at > since);
      const isFull = recent.length >= times;
      if (!isFull) recent.push(now);
      // The newest stands last: the oldest of too many goes.
      counted.delete(key);
      counted.set(key, recent);
      if (counted.size > MOST_KEYS) counted.delete(counted.keys().next().value ?? '');
      return isFull ? Math.max(1, recent[0]! + seconds * 1000 - now) : 0;
    },
  };
}
