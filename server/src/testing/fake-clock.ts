import type { Clock } from '../kernel/clock.ts';

/** A clock that tests move by hand; it starts at the real time. */
export interface FakeClock extends Clock {
  set(now: Date): void;
  advance(by: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }): void;
}

export function fakeClock(): FakeClock {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    set: (time) => void (offset = time.getTime() - Date.now()),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      void (offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  };
}
