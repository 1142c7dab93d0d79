import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import { wantPicture } from './stages.ts';

type Choose = RoomCommands['choosePicture'];
/** Sound alone, to save data, or pictures too. Answers what holds. LIVE_MEDIA_GONE, LIVE_MEDIA_DOWN. */
export async function choosePicture(
  ctx: Context,
  { picture }: Said<Choose>,
  visitor: RoomVisitor,
): Promise<Heard<Choose>> {
  return { picture: await wantPicture(ctx, visitor, picture) };
}
