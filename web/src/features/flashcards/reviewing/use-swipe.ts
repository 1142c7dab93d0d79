import { type PointerEvent, useRef, useState } from 'react';

/** So many pixels are no slip of the thumb. */
const FAR = 90;

interface Swipe {
  /** How far the card is from its place, in pixels; positive is to the right. */
  readonly shift: number;
  readonly side: 'left' | 'right' | undefined;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Moves a thing with the finger and says to which side it was let go. Mice do not swipe: with them one marks words. */
export function useSwipe(on: boolean, onSwiped: (side: 'left' | 'right') => void): Swipe {
  const start = useRef<{ x: number; y: number }>(undefined);
  const [shift, setShift] = useState(0);
  const side = Math.abs(shift) < FAR ? undefined : shift > 0 ? 'right' : 'left';
  const stop = () => {
    start.current = undefined;
    setShift(0);
  };
  return {
    shift,
    side,
    handlers: {
      onPointerDown: (event) => {
        if (on && event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        if (!start.current) return;
        const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (shift === 0 && Math.abs(y) > Math.abs(x)) return; // the thumb scrolls
        setShift(x);
      },
      onPointerUp: () => {
        if (side) onSwiped(side);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
