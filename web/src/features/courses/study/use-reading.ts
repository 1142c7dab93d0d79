import { useEffect, useEffectEvent } from 'react';
import { readingClock } from './reading-clock.ts';

const LOOK_MS = 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Tells, second by second, how long a text was visibly read while it is mounted. `on`: there is something to read. */
export function useReading(read: (seconds: number) => void, on = true): void {
  const report = useEffectEvent(read);
  useEffect(() => {
    if (!on) return undefined;
    const clock = readingClock(Date.now());
    const touch = () => clock.touch(Date.now());
    const timer = setInterval(() => {
      const seconds = clock.look(Date.now(), document.visibilityState === 'visible');
      if (seconds > 0) report(seconds);
    }, LOOK_MS);
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch, { capture: true });
    };
  }, [on]);
}
