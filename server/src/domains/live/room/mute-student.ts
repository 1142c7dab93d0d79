import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { changePerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellPerson } from '../presence/room-news.ts';

type Mute = RoomCommands['muteStudent'];
/** Pauses what somebody writes, or lets it go on; for this class alone. LIVE_STATE. */
export async function muteStudent(
  ctx: Context,
  { accountId, muted }: Said<Mute>,
  visitor: RoomVisitor,
): Promise<Heard<Mute>> {
  await requireRoom(ctx, visitor);
  await changePerson(ctx, visitor.classId, accountId, { muted });
  await tellPerson(ctx, visitor.classId, accountId);
  return {};
}
