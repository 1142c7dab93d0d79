import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';
import { findMessage, markRemoved } from './messages.store.ts';
import { presentMessages } from './present-messages.ts';

type Remove = RoomCommands['removeMessage'];
/** Takes a message away from everybody who sees the room or reads its record. LIVE_STATE, NOT_FOUND. */
export async function removeMessage(
  ctx: Context,
  { messageId }: Said<Remove>,
  visitor: RoomVisitor,
): Promise<Heard<Remove>> {
  await requireRoom(ctx, visitor);
  const found = (await findMessage(ctx, visitor.classId, messageId)) ?? fail('NOT_FOUND');
  if (!found.removedAt) await inTransaction(ctx, (tx) => markRemoved(tx, found.id, visitor.accountId));
  const [message] = await presentMessages(ctx, [{ ...found, removedAt: ctx.clock.now() }]);
  tellRoom(ctx, visitor.classId, { kind: 'message', message: message! });
  return {};
}
