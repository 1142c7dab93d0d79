/** The server's clock as this device knows it; milliseconds of the epoch. */
export interface ServerClock {
  readonly now: () => number;
  /** Learns from a reply: what the server's clock said, and when the request left and the reply came by this device's clock. */
  readonly learn: (server: string | number, sentAt: number, cameAt: number) => void;
}

/** So much better a sample has to be to be preferred to a newer one, in milliseconds; a device's clock drifts and is set. */
const noticeableMs = 2000;

/**
 * The deadline is the server's, so the countdown runs on its clock. The sample with the shortest way is the best one; a newer
 * one that contradicts it by more than the way explains replaces it, since then this device's own clock was changed.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  let way = Infinity;
  return {
    now: () => deviceNow() + offset,
    learn(server, sentAt, cameAt) {
      const took = Math.max(0, cameAt - sentAt);
      const found = new Date(server).getTime() + took / 2 - cameAt;
      if (took > way && Math.abs(found - offset) <= took / 2 + noticeableMs) return;
      offset = found;
      way = took;
    },
  };
}

/** Whole seconds until the deadline, rounded up: at 0 the time is over. Never below 0. */
export const secondsLeft = (deadline: string | number, now: number): number =>
  Math.max(0, Math.ceil((new Date(deadline).getTime() - now) / 1000));

/** Minutes at which the time left is said to those who do not see it (exams: console behaviour). */
export const announcedMinutes: readonly number[] = [10, 5, 1];

/** The minutes to announce when the time left went from `before` to `now` seconds; undefined when no mark was passed. */
export const announcement = (before: number, now: number): number | undefined =>
  announcedMinutes.findLast((minutes) => before > minutes * 60 && now <= minutes * 60 && now > 0);

/** 01:47:22: always with hours, so that the width never changes. */
export function writeClock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
