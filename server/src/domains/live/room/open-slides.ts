import type { Heard } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOfFile } from '../../media/index.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';

/** Where the file of the slides is, for some minutes. LIVE_STATE, NOT_FOUND. */
export async function openSlides(
  ctx: Context,
  _given: object,
  visitor: RoomVisitor,
): Promise<Heard<RoomCommands['openSlides']>> {
  const { one } = await requireRoom(ctx, visitor);
  return { url: (await addressOfFile(ctx, one.slidesMediaId ?? fail('NOT_FOUND'))).url };
}
