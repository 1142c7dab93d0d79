import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { ROOM_CHANNEL } from '@abhyas/contract/live/words';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { insertEvents } from '../attendance/events.store.ts';
import { listVisitsOf, removeVisit } from '../presence/visits.store.ts';
import { changePerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';

type Remove = RoomCommands['removeStudent'];
/** Sends a student out: the lines are closed, the time until now counts, and the way back is shut. LIVE_STATE, NOT_FOUND. */
export async function removeStudent(
  ctx: Context,
  { accountId }: Said<Remove>,
  visitor: RoomVisitor,
): Promise<Heard<Remove>> {
  const { one } = await requireRoom(ctx, visitor);
  const { classId } = visitor;
  const at = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const visits = await listVisitsOf(tx, classId, accountId);
    if (visits.length === 0 || visits.some(({ role }) => role === 'instructor')) fail('NOT_FOUND');
    for (const { id } of visits) await removeVisit(tx, id);
    const line = { classId, accountId, mode: 'leave', source: 'kick', at } as const;
    await insertEvents(
      tx,
      visits.map(({ id }) => ({ ...line, id: newId(), visitId: id })),
    );
    await changePerson(tx, classId, accountId, { removedAt: at, handAt: null, handWords: '', speaksAt: null });
    const details = { title: one.title, accountId };
    await record(tx, { action: 'live.studentRemoved', subjectKind: 'live_class', subjectId: classId, details });
  });
  tellRoom(ctx, classId, { kind: 'gone', accountId });
  runtime().realtime.close(ctx, ROOM_CHANNEL, classId, accountId);
  return {};
}
