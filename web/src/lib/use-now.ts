import { useEffect, useState } from 'react';

/**
 * This device's time in milliseconds, once a second while it runs. Where the server's clock counts, its distance from this one is added
 * by whoever knows it.
 */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
