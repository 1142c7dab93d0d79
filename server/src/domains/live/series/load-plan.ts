import type { ClassKind } from '@abhyas/contract/live/words';
import type { ErrorName } from '@abhyas/contract';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { courseBriefs } from '../../courses/index.ts';
import { listTeachers } from '../../identity/index.ts';
import { type Audience, audiencesOf, listClassRows } from '../classes/classes.store.ts';
import { listSeats } from '../licences/licences.store.ts';
import type { Needs, Taken } from './clashes.ts';
import type { PlannedTime } from './series-dates.ts';

const beside = (error: ErrorName, field: string): never =>
  failFields(error, [{ path: `body.${field}`, messageKey: `errors.${error}` }]);

/** LIVE_PLACE for a classroom without a name, LIVE_LINK for what is no address that a browser opens safely. */
export function requirePlace(kind: ClassKind, place: string): void {
  if (kind === 'classroom' && place === '') beside('LIVE_PLACE', 'place');
  if (kind === 'link' && URL.parse(place)?.protocol !== 'https:') beside('LIVE_LINK', 'place');
}

/** LIVE_TEACHER_UNKNOWN where this is no teacher of the institute. */
export async function requireTeacher(ctx: Context, teacherId: string): Promise<void> {
  if (!(await listTeachers(ctx)).some(({ id }) => id === teacherId)) beside('LIVE_TEACHER_UNKNOWN', 'teacherId');
}

/** Whom a plan is for. LIVE_NOBODY, LIVE_BATCH_UNKNOWN. */
export async function audienceOfPlan(
  ctx: Context,
  plan: { readonly batchIds: readonly string[]; readonly courseId: string | null },
): Promise<Audience[]> {
  const { batchIds, courseId } = plan;
  if (batchIds.length === 0 && courseId === null) beside('LIVE_NOBODY', 'batchIds');
  const known = await namesOfBatches(ctx, batchIds);
  if (batchIds.some((id) => !known.has(id))) beside('LIVE_BATCH_UNKNOWN', 'batchIds');
  if (courseId !== null && !(await courseBriefs(ctx, [courseId])).has(courseId))
    beside('LIVE_BATCH_UNKNOWN', 'courseId');
  return [
    ...[...new Set(batchIds)].map((id) => ({ kind: 'batch' as const, id })),
    ...(courseId === null ? [] : [{ kind: 'course' as const, id: courseId }]),
  ];
}

/** What is held already around these times, without one class, and what a class of this kind needs. */
export async function besides(
  ctx: Context,
  times: readonly PlannedTime[],
  wanted: {
    readonly kind: ClassKind;
    readonly teacherId: string;
    readonly audience: readonly Audience[];
    readonly exceptId?: string;
  },
): Promise<{ readonly needs: Needs; readonly taken: Taken[] }> {
  const stamps = times.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  // A day more, so that the next free time of the last day is known too.
  const to = new Date(Math.max(...stamps) + 86_400_000);
  const rows = (await listClassRows(ctx, new Date(Math.min(...stamps)), to)).filter(
    ({ id, state }) => id !== wanted.exceptId && (state === 'scheduled' || state === 'live'),
  );
  const audiences = await audiencesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const batchIds = wanted.audience.filter(({ kind }) => kind === 'batch').map(({ id }) => id);
  return {
    needs: {
      teacherId: wanted.teacherId,
      batchIds,
      room: wanted.kind === 'room',
      seats: (await listSeats(ctx)).length,
    },
    taken: rows.map((row) => ({ ...row, audience: audiences.get(row.id) ?? [] })),
  };
}
