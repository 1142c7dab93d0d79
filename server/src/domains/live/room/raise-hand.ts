import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { changePerson } from '../presence/people.store.ts';
import { personIn } from '../presence/people-in-room.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';

type Raise = RoomCommands['raiseHand'];
/** Raises the own hand; raised again, it keeps its place in the line and says what for. LIVE_STATE, LIVE_REMOVED. */
export async function raiseHand(ctx: Context, { words }: Said<Raise>, visitor: RoomVisitor): Promise<Heard<Raise>> {
  const { person: stored } = await requireRoom(ctx, visitor);
  const { classId, accountId } = visitor;
  await changePerson(ctx, classId, accountId, { handAt: stored?.handAt ?? ctx.clock.now(), handWords: words });
  const person = (await personIn(ctx, classId, accountId)) ?? fail('NOT_FOUND');
  tellRoom(ctx, classId, { kind: 'person', person });
  return person;
}
