import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listSeats, titlesOfRunning } from './licences.store.ts';

type List = typeof api.live.listLicences;
/** The seats of live rooms, and the classes that run on them. */
export async function listLicences(ctx: Context): Promise<Answer<List>> {
  const seats = await listSeats(ctx);
  const names = await namesOf(
    ctx,
    seats.flatMap(({ teacherId }) => teacherId ?? []),
  );
  const titles = await titlesOfRunning(ctx);
  return {
    licences: seats.map(({ id, type, teacherId, classId, takenAt }) => ({
      id,
      type,
      teacher: teacherId === null ? null : { id: teacherId, name: names.get(teacherId)?.name ?? '' },
      inUse:
        classId === null || takenAt === null
          ? null
          : { classId, title: titles.get(classId) ?? '', since: takenAt.toISOString() },
    })),
    can: { write: actorOf(ctx).capabilities.has('settings.write') },
  };
}
