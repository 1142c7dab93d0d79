import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listTeachers } from '../../identity/index.ts';
import { insertSeats, listSeats, lockSeats, removeFreeSeats } from './licences.store.ts';
import { listLicences } from './list-licences.ts';

type Save = typeof api.live.saveLicences;
/** So many seats in the pool, and one of their own for these teachers. A seat that is in use stays: LIVE_SEAT_USED. */
export async function saveLicences(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  const wanted = new Set(body.teacherIds);
  const teachers = new Set((await listTeachers(ctx)).map(({ id }) => id));
  if ([...wanted].some((id) => !teachers.has(id)))
    failFields('LIVE_TEACHER_UNKNOWN', [{ path: 'body.teacherIds', messageKey: 'errors.LIVE_TEACHER_UNKNOWN' }]);
  await inTransaction(ctx, async (tx) => {
    await lockSeats(tx);
    const seats = await listSeats(tx);
    const own = new Set(seats.flatMap(({ teacherId }) => teacherId ?? []));
    // Of the pool those go first that no class runs on.
    const pool = seats.filter(({ type }) => type === 'auto').toSorted((a, b) => inUse(b) - inUse(a));
    const leaving = [
      ...pool.slice(body.auto),
      ...seats.filter(({ teacherId }) => teacherId !== null && !wanted.has(teacherId)),
    ];
    if (
      (await removeFreeSeats(
        tx,
        leaving.map(({ id }) => id),
      )) < leaving.length
    )
      fail('LIVE_SEAT_USED');
    await insertSeats(tx, [
      ...Array.from({ length: Math.max(0, body.auto - pool.length) }, () => ({
        id: newId(),
        type: 'auto' as const,
        teacherId: null,
      })),
      ...[...wanted]
        .filter((id) => !own.has(id))
        .map((teacherId) => ({ id: newId(), type: 'manual' as const, teacherId })),
    ]);
    await record(tx, {
      action: 'live.seatsChanged',
      subjectKind: 'institute',
      subjectId: String(ctx.instituteId),
      details: { auto: body.auto, manual: wanted.size },
    });
  });
  return listLicences(ctx);
}

const inUse = ({ classId }: { readonly classId: string | null }): number => (classId === null ? 0 : 1);
