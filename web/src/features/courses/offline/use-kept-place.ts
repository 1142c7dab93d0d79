import { useCallback, useEffect, useRef } from 'react';
import { changeKept, type KeptChange } from './kept-store.ts';

/** Who scrolls passes many places. */
const EVERY_MS = 1000;

type Place = Pick<KeptChange, 'place' | 'readSeconds'>;

/** Writes down where the reader of a lesson is, where this device keeps the lesson: it is opened there without a network. */
export function useKeptPlace(lessonId: string): (place: Place) => void {
  const now = useRef<Place>({});
  const waits = useRef(false);
  useEffect(() => {
    const write = () => {
      if (!waits.current) return;
      waits.current = false;
      // A browser that forbids its store keeps no lesson either.
      void changeKept(lessonId, now.current).catch(() => undefined);
    };
    const timer = setInterval(write, EVERY_MS);
    document.addEventListener('visibilitychange', write);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [lessonId]);
  return useCallback((place) => {
    const next = { ...now.current, ...place };
    if (next.place === now.current.place && next.readSeconds === now.current.readSeconds) return;
    now.current = next;
    waits.current = true;
  }, []);
}
