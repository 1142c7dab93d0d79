import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { changePerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellPerson } from '../presence/room-news.ts';
import { endFeeds } from './stages.ts';

type Demote = RoomCommands['demoteStudent'];
/** A student is heard and seen no longer, whatever their page does; they may end it themselves. FORBIDDEN, LIVE_STATE. */
export async function demoteStudent(
  ctx: Context,
  { accountId }: Said<Demote>,
  visitor: RoomVisitor,
): Promise<Heard<Demote>> {
  await requireRoom(ctx, visitor);
  const { classId } = visitor;
  if (accountId !== visitor.accountId && !visitor.isHost) fail('FORBIDDEN');
  await changePerson(ctx, classId, accountId, { speaksAt: null });
  await endFeeds(ctx, classId, accountId);
  await tellPerson(ctx, classId, accountId);
  return {};
}
