import { useEffect, useState } from 'react';

/** The server's clock, second by second, from what it said last and when that came. Milliseconds of the epoch. */
export function useServerNow(said: string | undefined, cameAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return said === undefined ? now : Date.parse(said) + Math.max(0, now - cameAt);
}
