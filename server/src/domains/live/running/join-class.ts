import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertEvents } from '../attendance/events.store.ts';
import { getClass } from '../classes/classes.store.ts';
import { roleIn } from '../classes/role-in.ts';
import { requireRoom } from '../presence/require-room.ts';
import { openVisit } from './open-visit.ts';

type Join = typeof api.live.joinClass;
/** Comes in (mode 1): the line in the log, and where the class is held. LIVE_NOT_YOURS, LIVE_STATE, LIVE_REMOVED. */
export async function joinClass(ctx: Context, { params }: Input<Join>): Promise<Answer<Join>> {
  const one = await getClass(ctx, params.classId);
  const role = await roleIn(ctx, one);
  const { accountId } = actorOf(ctx);
  await requireRoom(ctx, { classId: one.id, accountId });
  const visitId = newId();
  return inTransaction(ctx, async (tx) => {
    const line = { id: newId(), classId: one.id, accountId, visitId, mode: 'join', source: 'client' } as const;
    await insertEvents(tx, [{ ...line, at: tx.clock.now() }]);
    return openVisit(tx, one, { visitId, accountId, role });
  });
}
