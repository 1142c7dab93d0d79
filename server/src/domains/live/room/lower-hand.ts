import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { changePerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellPerson } from '../presence/room-news.ts';

type Lower = RoomCommands['lowerHand'];
/** Lowers the own hand, or as the teacher that of somebody else. FORBIDDEN, LIVE_STATE. */
export async function lowerHand(ctx: Context, given: Said<Lower>, visitor: RoomVisitor): Promise<Heard<Lower>> {
  await requireRoom(ctx, visitor);
  const accountId = given.accountId ?? visitor.accountId;
  if (accountId !== visitor.accountId && !visitor.isHost) fail('FORBIDDEN');
  await changePerson(ctx, visitor.classId, accountId, { handAt: null, handWords: '' });
  await tellPerson(ctx, visitor.classId, accountId);
  return {};
}
