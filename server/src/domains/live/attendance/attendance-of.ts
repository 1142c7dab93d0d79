import type { AttendanceOfClass, AttendanceRow } from '@abhyas/contract/live/attendance';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { batchesOfEach } from '../../cohorts/index.ts';
import { namesOf } from '../../identity/index.ts';
import { studentsOf } from '../classes/audience.ts';
import { audiencesOf, type StoredClass } from '../classes/classes.store.ts';
import { canWriteClasses, presentClasses } from '../classes/present-classes.ts';
import { listEvents } from './events.store.ts';
import { type Mark, marksOf } from './marks.store.ts';
import { countTime, type Stretch, timeInClass } from './time-in-class.ts';

/**
 * From when until when the time of a class counts: from its hour, or from when it began where that was later, to its hour's end, or to when it
 * ended where that was earlier. One that runs counts until now. Where nothing of its hour is left, its own time counts. Pure.
 */
export function windowOf(one: Pick<StoredClass, 'startsAt' | 'endsAt' | 'startedAt' | 'endedAt'>, now: Date): Stretch {
  const earlier = (a: Date, b: Date) => (a < b ? a : b);
  const began = one.startedAt ?? one.startsAt;
  const over = one.endedAt ?? now;
  const from = began > one.startsAt ? began : one.startsAt;
  const to = earlier(over, one.endsAt);
  return to > from ? { from, to } : { from: earlier(began, over), to: over };
}

export const presentStretch = ({ from, to }: Stretch) => ({ from: from.toISOString(), to: to.toISOString() });

/** Who was to be in a class or was there, by name, with what their time comes to. */
export async function attendanceOf(ctx: Context, one: StoredClass): Promise<AttendanceOfClass> {
  const audiences = await audiencesOf(ctx, [one.id]);
  const expected = await studentsOf(ctx, audiences.get(one.id) ?? []);
  const events = Map.groupBy(await listEvents(ctx, [one.id]), ({ accountId }) => accountId);
  const marks = await marksOf(ctx, one.id);
  // Whoever was there without being expected, by a course that is open to all, is listed too; the teacher is not.
  const ids = [...new Set([...expected, ...events.keys()])].filter((id) => id !== one.teacherId);
  const people = await namesOf(ctx, [...ids, ...[...marks.values()].map(({ markedBy }) => markedBy)]);
  const batches = await batchesOfEach(ctx, ids);
  const wanted = new Set((audiences.get(one.id) ?? []).map(({ id }) => id));
  const window = windowOf(one, ctx.clock.now());
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const rows = ids.map((id): AttendanceRow => {
    const own = batches.get(id) ?? [];
    return {
      student: { id, name: nameOf(id) },
      batch: (own.find((batch) => wanted.has(batch.id)) ?? own[0])?.name ?? '',
      ...rowOf(events.get(id) ?? [], window, one.presentFrom, marks.get(id), nameOf),
    };
  });
  const [shown] = await presentClasses(ctx, [one], audiences);
  const count = (status: AttendanceRow['status']) => rows.filter((row) => row.status === status).length;
  return {
    class: shown!,
    window: presentStretch(window),
    presentFrom: one.presentFrom,
    rows: rows.toSorted((a, b) => a.student.name.localeCompare(b.student.name, 'en')),
    counts: {
      present: count('present'),
      late: count('late'),
      left_early: count('left_early'),
      absent: count('absent'),
    },
    can: { write: canWriteClasses(actorOf(ctx)) },
  };
}

type OwnRow = Omit<AttendanceRow, 'student' | 'batch'>;

/** What one person's events and a mark come to. */
export function rowOf(
  events: Parameters<typeof timeInClass>[0],
  window: Stretch,
  presentFrom: number,
  mark: Mark | undefined,
  nameOf: (id: string) => string,
): OwnRow {
  const counted = countTime(timeInClass(events, window), window, presentFrom);
  return {
    ...counted,
    stretches: counted.stretches.map(presentStretch),
    mark: mark
      ? { status: mark.status, reason: mark.reason, by: nameOf(mark.markedBy), at: mark.markedAt.toISOString() }
      : null,
    status: mark?.status ?? counted.counted,
  };
}
