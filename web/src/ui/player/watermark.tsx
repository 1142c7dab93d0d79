import { useEffect, useRef, useState } from 'react';
import classes from './player.module.css';
import { useNewest } from './use-newest.ts';

/** It stays so long at one place. */
const STAY_MS = 9000;
/** In percent of the picture, so that it is never cut off and never lies on the controls. */
const places = [
  [6, 8],
  [62, 14],
  [30, 42],
  [8, 64],
  [66, 60],
  [40, 20],
  [58, 36],
] as const;

/** The viewer's name over the picture, somewhere else every few seconds: a recording says whose it is. Where it is taken away, `onGone` is told. */
export function Watermark({ text, onGone }: { readonly text: string; readonly onGone: () => void }) {
  const [turn, setTurn] = useState(() => Math.floor(Math.random() * places.length));
  const mark = useRef<HTMLDivElement>(null);
  const gone = useNewest(onGone);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setTurn((now) => now + 1 + Math.floor(Math.random() * (places.length - 1)));
      const element = mark.current;
      const style = element && getComputedStyle(element);
      if (!element?.isConnected || style?.display === 'none' || style?.visibility === 'hidden') gone.current();
    }, STAY_MS);
    return () => window.clearInterval(timer);
  }, [gone]);
  const [left, top] = places[turn % places.length] ?? places[0];
  return (
    <div ref={mark} className={classes['watermark']} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
      {text}
    </div>
  );
}
