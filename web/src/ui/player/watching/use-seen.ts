import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useNewest } from '../use-newest.ts';
import { type SeenRange, seenSeconds } from './seen-seconds.ts';

export interface Reports {
  /** The place in seconds: about once a second while it plays, after each jump and when it stops. */
  readonly onPlace?: ((seconds: number) => void) | undefined;
  /** Whole seconds that were really seen since the last report, never jumps. */
  readonly onWatched?: ((ranges: SeenRange[]) => void) | undefined;
  /** Paused or at the end, after the last reports: what they told should not wait, another device may go on at once. */
  readonly onStopped?: (() => void) | undefined;
}

/** Between two reports of what was seen. */
const REPORT_MS = 10_000;
const PLACE_MS = 1000;

/** What a player tells of itself, in the words of any of them. */
export interface Teller {
  readonly playing: (place: number, rate: number) => void;
  readonly stopped: (place: number) => void;
  readonly jumped: (place: number) => void;
  readonly ended: () => void;
}

/** Turns what a player says into reports; what is not reported yet is when the page is left. */
export function useSeen(reports: Reports): Teller {
  const newest = useNewest(reports);
  const seen = useRef(seenSeconds());
  const lastPlace = useRef(-PLACE_MS);
  const lastReport = useRef(0);

  const report = useCallback(() => {
    lastReport.current = performance.now();
    const ranges = seen.current.take();
    if (ranges.length > 0) newest.current.onWatched?.(ranges);
  }, [newest]);
  const tellPlace = useCallback(
    (place: number) => {
      lastPlace.current = performance.now();
      newest.current.onPlace?.(place);
    },
    [newest],
  );

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && report();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', report);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', report);
      report();
    };
  }, [report]);

  return useMemo(
    () => ({
      playing: (place, rate) => {
        const now = performance.now();
        seen.current.tick(place, rate, now);
        if (now - lastPlace.current >= PLACE_MS) tellPlace(place);
        if (now - lastReport.current >= REPORT_MS) report();
      },
      stopped: (place) => {
        seen.current.stop();
        tellPlace(place);
        report();
        newest.current.onStopped?.();
      },
      jumped: (place) => {
        seen.current.stop();
        tellPlace(place);
      },
      ended: () => {
        seen.current.stop();
        report();
        newest.current.onStopped?.();
      },
    }),
    [newest, report, tellPlace],
  );
}

/** Tells of a media element. */
export function useMediaTeller(element: RefObject<HTMLMediaElement | null>, teller: Teller): void {
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const playing = () => !media.paused && !media.seeking && teller.playing(media.currentTime, media.playbackRate);
    const paused = () => {
      if (!media.ended) teller.stopped(media.currentTime);
    };
    const jumped = () => teller.jumped(media.currentTime);
    const ended = () => {
      teller.playing(Math.round(media.duration), media.playbackRate);
      teller.ended();
    };
    const pairs = [
      ['timeupdate', playing],
      ['playing', playing],
      ['pause', paused],
      ['seeking', jumped],
      ['ended', ended],
    ] as const;
    for (const [name, hear] of pairs) media.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of pairs) media.removeEventListener(name, hear);
      teller.stopped(media.currentTime);
    };
  }, [element, teller]);
}
