import { type AttendanceMode, type AttendanceStatus, LATE_MINUTES } from '@abhyas/contract/live/words';

export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}
/** One line of the log, as far as time is concerned. */
export interface CountedEvent {
  readonly visitId: string;
  readonly mode: AttendanceMode;
  readonly at: Date;
}
const MINUTE = 60_000;
const length = ({ from, to }: Stretch): number => to.getTime() - from.getTime();

/**
 * When a person was in a class: what each visit (a tab, a device) says, united, so that two tabs count once, and without what lies outside
 * of the window. A visit that nobody ended goes on until the end of the window. Pure: the same events always come to the same.
 */
export function timeInClass(events: readonly CountedEvent[], window: Stretch): Stretch[] {
  const visits = Map.groupBy(events, ({ visitId }) => visitId);
  const stretches = [...visits.values()].flatMap((all) => stretchesOfVisit(all, window.to));
  return unite(stretches)
    .map(({ from, to }) => ({
      from: new Date(Math.max(from.getTime(), window.from.getTime())),
      to: new Date(Math.min(to.getTime(), window.to.getTime())),
    }))
    .filter((one) => length(one) > 0);
}

function stretchesOfVisit(events: readonly CountedEvent[], until: Date): Stretch[] {
  const found: Stretch[] = [];
  let since: Date | undefined;
  for (const { mode, at } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (mode === 'join') since ??= at;
    else if (since) {
      found.push({ from: since, to: at });
      since = undefined;
    }
  }
  if (since && since < until) found.push({ from: since, to: until });
  return found;
}

/** Stretches of time without what two of them have in common, in order. Pure. */
export function unite(stretches: readonly Stretch[]): Stretch[] {
  const united: { from: Date; to: Date }[] = [];
  for (const one of stretches.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = united.at(-1);
    if (last && one.from <= last.to) last.to = one.to > last.to ? one.to : last.to;
    else united.push({ ...one });
  }
  return united;
}

export interface Counted {
  readonly stretches: readonly Stretch[];
  readonly minutes: number;
  readonly share: number;
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  readonly counted: AttendanceStatus;
}

/**
 * What the time of a person in a class comes to. Present from `presentFrom` percent on, unless late or gone early by more than
 * `LATE_MINUTES`; absent below half of that. Gaps in between are a broken line and are held against nobody. Pure.
 */
export function countTime(stretches: readonly Stretch[], window: Stretch, presentFrom: number): Counted {
  const there = stretches.reduce((sum, one) => sum + length(one), 0);
  const whole = Math.max(length(window), 1);
  const share = Math.round((100 * there) / whole);
  const [first, last] = [stretches[0], stretches.at(-1)];
  const lateMinutes = first ? Math.floor((first.from.getTime() - window.from.getTime()) / MINUTE) : 0;
  const earlyMinutes = last ? Math.floor((window.to.getTime() - last.to.getTime()) / MINUTE) : 0;
  const status = (): AttendanceStatus => {
    if (share * 2 < presentFrom) return 'absent';
    if (lateMinutes > LATE_MINUTES) return 'late';
    return earlyMinutes > LATE_MINUTES ? 'left_early' : 'present';
  };
  return { stretches, minutes: Math.round(there / MINUTE), share, lateMinutes, earlyMinutes, counted: status() };
}
