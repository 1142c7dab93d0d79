import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { modeCodes } from '@abhyas/contract/live/words';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertEvents, listEventsOfVisit } from '../attendance/events.store.ts';
import { tellGone } from '../presence/room-news.ts';
import { removeVisit } from '../presence/visits.store.ts';

type Leave = typeof api.live.leaveClass;
/**
 * Leaves (mode 2), or the window closes (mode 4). The page that came in knows the number of its visit, and it opens nothing: so a beacon,
 * which carries no session, may say it. A visit that is over, or unknown, changes nothing.
 */
export async function leaveClass(ctx: Context, { params, body }: Input<Leave>): Promise<Answer<Leave>> {
  const last = (await listEventsOfVisit(ctx, params.visitId)).at(-1);
  if (last?.mode !== 'join') return { left: false };
  const isBeacon = body.mode === modeCodes.closed;
  await inTransaction(ctx, async (tx) => {
    await insertEvents(tx, [
      {
        id: newId(),
        classId: last.classId,
        accountId: last.accountId,
        visitId: last.visitId,
        mode: isBeacon ? 'closed' : 'leave',
        source: isBeacon ? 'beacon' : 'client',
        at: tx.clock.now(),
      },
    ]);
    await removeVisit(tx, last.visitId);
  });
  await tellGone(ctx, [last]);
  return { left: true };
}
