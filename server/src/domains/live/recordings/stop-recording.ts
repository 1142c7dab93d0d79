import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockClass } from '../classes/classes.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellNow } from '../presence/room-news.ts';
import { pauseRecording } from './recording-steps.ts';
import { endKeeping } from './recorded-room.ts';

type Stop = RoomCommands['stopRecording'];
/** Records no longer. What was recorded stays, and becomes a video after the class. LIVE_STATE. */
export async function stopRecording(ctx: Context, _given: Said<Stop>, visitor: RoomVisitor): Promise<Heard<Stop>> {
  const { classId, accountId } = visitor;
  await requireRoom(ctx, visitor);
  await inTransaction(ctx, async (tx) => pauseRecording(tx, await lockClass(tx, classId), tx.clock.now(), accountId));
  await endKeeping(ctx, classId);
  await tellNow(ctx, classId);
  return {};
}
