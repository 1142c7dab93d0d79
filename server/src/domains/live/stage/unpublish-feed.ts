import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import { endFeeds } from './stages.ts';

type Unpublish = RoomCommands['unpublishFeed'];
/** Sends it no longer; what is not sent changes nothing. */
export async function unpublishFeed(
  ctx: Context,
  { source }: Said<Unpublish>,
  { classId, accountId }: RoomVisitor,
): Promise<Heard<Unpublish>> {
  await endFeeds(ctx, classId, accountId, source);
  return {};
}
