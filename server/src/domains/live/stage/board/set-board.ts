import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../../kernel/context.ts';
import { requireRoom, type RoomVisitor } from '../../presence/require-room.ts';
import { tellBoard } from './board-news.ts';
import { changeBoard } from './boards.store.ts';

type SetBoard = RoomCommands['setBoard'];
/** Shows the board or puts it away; what is drawn stays. Says whether every student may draw. LIVE_STATE. */
export async function setBoard(
  ctx: Context,
  { shown, everybody }: Said<SetBoard>,
  visitor: RoomVisitor,
): Promise<Heard<SetBoard>> {
  await requireRoom(ctx, visitor);
  await changeBoard(ctx, visitor.classId, { shown, everybody });
  await tellBoard(ctx, visitor.classId);
  return {};
}
