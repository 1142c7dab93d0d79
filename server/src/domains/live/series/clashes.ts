import { timeIn } from '../../../kernel/clock.ts';
import { busiest, overlap } from '../classes/busiest.ts';
import type { Audience, StoredClass } from '../classes/classes.store.ts';
import type { PlannedTime } from './series-dates.ts';

/** A class that is there already, with whom it is for. */
export type Taken = Pick<StoredClass, 'id' | 'title' | 'kind' | 'teacherId' | 'startsAt' | 'endsAt'> & {
  readonly audience: readonly Audience[];
};
/** What a new class needs for itself. */
export interface Needs {
  readonly teacherId: string;
  readonly batchIds: readonly string[];
  /** It needs a seat of a live room; `seats` is how many there are. */
  readonly room: boolean;
  readonly seats: number;
}
export interface FoundClash {
  readonly with: 'teacher' | 'batch' | 'seat';
  /** Account or batch; empty for seats. */
  readonly whoId: string;
  readonly taken: Taken;
}

/** What a class at this time clashes with: a busy teacher, a busy batch, or no free seat. Pure. */
export function clashesAt(time: PlannedTime, needs: Needs, taken: readonly Taken[]): FoundClash[] {
  const beside = taken.filter((one) => overlap(one, time));
  const busy = beside.flatMap((one): FoundClash[] => [
    ...(one.teacherId === needs.teacherId ? [{ with: 'teacher' as const, whoId: one.teacherId, taken: one }] : []),
    ...one.audience
      .filter(({ kind, id }) => kind === 'batch' && needs.batchIds.includes(id))
      .map(({ id }) => ({ with: 'batch' as const, whoId: id, taken: one })),
  ]);
  const rooms = beside.filter(({ kind }) => kind === 'room');
  const isFull = needs.room && busiest(rooms) >= Math.max(needs.seats, 1) && busy.length === 0;
  return isFull && rooms[0] ? [{ with: 'seat', whoId: '', taken: rooms[0] }] : busy;
}

/** Whether a room at this time would take the last seat. Pure. */
export function takesLastSeat(time: PlannedTime, needs: Needs, taken: readonly Taken[]): boolean {
  const rooms = taken.filter((one) => one.kind === 'room' && overlap(one, time));
  return needs.room && needs.seats > 0 && busiest(rooms) + 1 >= needs.seats && rooms.length > 0;
}

/** The next time on the same day, after what is in the way, at which nothing is; null where the day has none. Pure. */
export function freeAfter(time: PlannedTime, needs: Needs, taken: readonly Taken[], timeZone: string): Date | null {
  const length = time.endsAt.getTime() - time.startsAt.getTime();
  let tried = time;
  for (let turn = 0; turn < 12; turn++) {
    const clashes = clashesAt(tried, needs, taken);
    if (clashes.length === 0) return turn === 0 ? null : tried.startsAt;
    const startsAt = new Date(Math.max(...clashes.map((one) => one.taken.endsAt.getTime())));
    const endsAt = new Date(startsAt.getTime() + length);
    if (timeIn(timeZone, endsAt) <= timeIn(timeZone, time.startsAt)) return null;
    tried = { day: time.day, startsAt, endsAt };
  }
  return null;
}
