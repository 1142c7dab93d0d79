import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertEvents, listEventsOfVisit } from '../attendance/events.store.ts';
import { getClass } from '../classes/classes.store.ts';
import { roleIn } from '../classes/role-in.ts';
import { requireRoom } from '../presence/require-room.ts';
import { openVisit } from './open-visit.ts';
import { settleLost } from '../presence/settle-visits.ts';

type Return = typeof api.live.returnToClass;
/**
 * Comes back after the line was lost. Within half a minute nothing is missing; later the time between is, and the visit goes on with a line of
 * its own in the log. LIVE_NOT_YOURS, LIVE_STATE, LIVE_REMOVED.
 */
export async function returnToClass(ctx: Context, { params: { visitId } }: Input<Return>): Promise<Answer<Return>> {
  const { accountId } = actorOf(ctx);
  const [first] = await listEventsOfVisit(ctx, visitId);
  if (first?.accountId !== accountId) fail('NOT_FOUND');
  const one = await getClass(ctx, first.classId);
  const role = await roleIn(ctx, one);
  await requireRoom(ctx, { classId: one.id, accountId });
  return inTransaction(ctx, async (tx) => {
    await settleLost(tx, one.id);
    const isOver = (await listEventsOfVisit(tx, visitId)).at(-1)?.mode !== 'join';
    const line = { id: newId(), classId: one.id, accountId, visitId, mode: 'join', source: 'client' } as const;
    if (isOver) await insertEvents(tx, [{ ...line, at: tx.clock.now() }]);
    return openVisit(tx, one, { visitId, accountId, role });
  });
}
