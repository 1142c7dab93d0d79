import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { changeClassRow } from '../classes/classes.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellNow } from '../presence/room-news.ts';

type SetPace = RoomCommands['setPace'];
/** How long a student waits between two messages; 0 lets everybody write as they like. LIVE_STATE. */
export async function setPace(ctx: Context, { seconds }: Said<SetPace>, visitor: RoomVisitor): Promise<Heard<SetPace>> {
  await requireRoom(ctx, visitor);
  await inTransaction(ctx, (tx) => changeClassRow(tx, visitor.classId, { pace: seconds }));
  await tellNow(ctx, visitor.classId);
  return {};
}
