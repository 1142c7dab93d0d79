/** Who did nothing for so long may have gone. */
const IDLE_MS = 60_000;
/** A longer step between two looks is a device that slept, not somebody who read. */
const STEP_MS = 2500;

export interface ReadingClock {
  /** Somebody moved, scrolled, touched or typed. */
  readonly touch: (now: number) => void;
  /** Whole seconds that were read since the last look. */
  readonly look: (now: number, visible: boolean) => number;
}

/**
 * Counts the time in which a text was visibly before somebody who did something in the last minute. Looked at about once a second. Opening a
 * lesson is doing something. Times are milliseconds.
 */
export function readingClock(begun: number): ReadingClock {
  let touched = begun;
  let looked = begun;
  let wasVisible = true;
  let leftMs = 0;
  return {
    touch(now) {
      touched = now;
    },
    look(now, visible) {
      const step = now - looked;
      if (visible && wasVisible && step >= 0 && step <= STEP_MS && now - touched <= IDLE_MS) leftMs += step;
      looked = now;
      wasVisible = visible;
      const seconds = Math.floor(leftMs / 1000);
      leftMs -= seconds * 1000;
      return seconds;
    },
  };
}
