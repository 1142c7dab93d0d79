import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { dayIn, instantIn } from '../../../kernel/clock.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { listSeats } from '../licences/licences.store.ts';
import { busiest } from './busiest.ts';
import { audiencesOf, listClassRows } from './classes.store.ts';
import { canWriteClasses, presentClasses } from './present-classes.ts';

const DAY = 86_400_000;
const MOST_DAYS = 45;

type List = typeof api.live.listClasses;
/** The classes of some days, and how many seats of live rooms they take on each. LIVE_DATES for more than 45 days, or none. */
export async function listClasses(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const days = daysBetween(query.from, query.to);
  if (days.length === 0)
    failFields('LIVE_DATES', [{ path: 'query.to', messageKey: 'errors.LIVE_DATES', values: { most: MOST_DAYS } }]);
  const last = new Date(instantIn(timeZone, query.to, '00:00').getTime() + DAY);
  const rows = await listClassRows(ctx, instantIn(timeZone, query.from, '00:00'), last);
  const audiences = await audiencesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const wanted = rows.filter(
    ({ id, teacherId }) =>
      (!query.teacherId || teacherId === query.teacherId) &&
      (!query.batchId || audiences.get(id)?.some((one) => one.id === query.batchId)),
  );
  const inRooms = rows.filter(({ kind, state }) => kind === 'room' && state !== 'cancelled');
  const seats = await listSeats(ctx);
  return {
    from: query.from,
    to: query.to,
    now: ctx.clock.now().toISOString(),
    classes: await presentClasses(ctx, wanted, audiences),
    seats: {
      total: seats.length,
      days: days.map((day) => ({
        day,
        most: busiest(inRooms.filter(({ startsAt }) => dayIn(timeZone, startsAt) === day)),
      })),
    },
    can: { write: canWriteClasses(actorOf(ctx)) },
  };
}

/** The days from one to another, both included; none where they are the wrong way round or too many. Pure. */
function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (count < 1 || count > MOST_DAYS) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10),
  );
}
