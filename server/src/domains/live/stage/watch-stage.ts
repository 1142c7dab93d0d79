import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { openStage } from './stages.ts';

type Watch = RoomCommands['watchStage'];
/**
 * Offers one connection with all places of the room, so that nothing is negotiated again when somebody else speaks; an earlier one of the
 * same line ends. LIVE_STATE, LIVE_REMOVED, LIVE_MEDIA_GONE, LIVE_MEDIA_DOWN, LIVE_MEDIA_ABSENT.
 */
export async function watchStage(ctx: Context, given: Said<Watch>, visitor: RoomVisitor): Promise<Heard<Watch>> {
  await requireRoom(ctx, visitor);
  return openStage(ctx, visitor, given.picture);
}
