import { useEffect, useState } from 'react';
import { secondsLeft } from '../../clock.ts';
import { attemptTime } from '../../desk/section-clock.ts';
import type { ConsoleTiming } from '../console-scene.ts';

/** The whole seconds until an end by the clock of the attempt, which stands still while it is paused. */
export function useTimeLeft({ clock, pausedAt }: ConsoleTiming, end: string): number {
  const [left, setLeft] = useState(() => secondsLeft(end, attemptTime({ pausedAt }, clock.now())));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(end, attemptTime({ pausedAt }, clock.now())));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [end, clock, pausedAt]);
  return left;
}
