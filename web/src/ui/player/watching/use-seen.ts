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
export interface WatchReporter {
  readonly playing: (place: number, rate: number) => void;
  readonly stopped: (place: number) => void;
  readonly jumped: (place: number) => void;
  readonly ended: () => void;
}

/** Turns what a player says into reports; what is not reported yet is when the page is left. */
export function useSeen(reports: Reports): WatchReporter {
  const newest = useNewest(reports);
  const seen = useRef(seenSeconds());
  const lastPlace = useRef(-PLACE_MS);
  const lastReport = useRef(0);

  const report = useCallback(() => {
    lastReport.current = performance.now();
    const ranges = seen.current.take();
    if (ranges.length > 0) newest.current.onWatched?.(ranges);
  }, [newest]);
  const reportPlace = useCallback(
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
        if (now - lastPlace.current >= PLACE_MS) reportPlace(place);
        if (now - lastReport.current >= REPORT_MS) report();
      },
      stopped: (place) => {
        seen.current.stop();
        reportPlace(place);
        report();
        newest.current.onStopped?.();
      },
      jumped: (place) => {
        seen.current.stop();
        reportPlace(place);
      },
      ended: () => {
        seen.current.stop();
        report();
        newest.current.onStopped?.();
      },
    }),
    [newest, report, reportPlace],
  );
}

/** Tells of a media element. */
export function useMediaReporter(element: RefObject<HTMLMediaElement | null>, reporter: WatchReporter): void {
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const playing = () => !media.paused && !media.seeking && reporter.playing(media.currentTime, media.playbackRate);
    const paused = () => {
      if (!media.ended) reporter.stopped(media.currentTime);
    };
    const jumped = () => reporter.jumped(media.currentTime);
    const ended = () => {
      reporter.playing(Math.round(media.duration), media.playbackRate);
      reporter.ended();
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
      reporter.stopped(media.currentTime);
    };
  }, [element, reporter]);
}
