import type { Heard } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../../kernel/context.ts';
import { requireRoom, type RoomVisitor } from '../../presence/require-room.ts';
import { listElements } from './boards.store.ts';

/** The whole board, for a line that has just opened. LIVE_STATE. */
export async function readBoard(
  ctx: Context,
  _given: object,
  visitor: RoomVisitor,
): Promise<Heard<RoomCommands['readBoard']>> {
  await requireRoom(ctx, visitor);
  return { elements: await listElements(ctx, visitor.classId) };
}
