import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { personIn } from '../presence/people-in-room.ts';
import { changePerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellPerson } from '../presence/room-news.ts';

type Promote = RoomCommands['promoteStudent'];
/** Lets a student who is there be heard and seen; nothing is sent before their page does so. LIVE_STATE, NOT_FOUND. */
export async function promoteStudent(
  ctx: Context,
  { accountId }: Said<Promote>,
  visitor: RoomVisitor,
): Promise<Heard<Promote>> {
  await requireRoom(ctx, visitor);
  const { classId } = visitor;
  if ((await personIn(ctx, classId, accountId))?.role !== 'student') fail('NOT_FOUND');
  await changePerson(ctx, classId, accountId, { speaksAt: ctx.clock.now(), handAt: null, handWords: '' });
  await tellPerson(ctx, classId, accountId);
  return {};
}
