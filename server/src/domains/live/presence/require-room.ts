import type { RoomRole } from '@abhyas/contract/live/words';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Visitor } from '../../../kernel/realtime/channel.ts';
import { requireState } from '../classes/class-state.ts';
import { getClass, type StoredClass } from '../classes/classes.store.ts';
import { findPerson, type StoredPerson } from './people.store.ts';

/** Somebody on a line to the room of a class. */
export interface RoomVisitor extends Visitor {
  readonly visitId: string;
  readonly classId: string;
  readonly role: RoomRole;
  readonly lineId: string;
}

/** What a room is called at the engine. */
export const engineRoomOf = ({ instituteId }: Pick<Context, 'instituteId'>, classId: string): string =>
  `${instituteId}:${classId}`;

/** The class, and what holds for this person in it, as they are at this moment. LIVE_STATE, LIVE_REMOVED. */
export async function requireRoom(
  ctx: Context,
  { classId, accountId }: Pick<RoomVisitor, 'classId' | 'accountId'>,
): Promise<{ readonly one: StoredClass; readonly person: StoredPerson | undefined }> {
  const one = await getClass(ctx, classId);
  requireState(one, ctx.clock.now(), 'open', 'live');
  const person = await findPerson(ctx, classId, accountId);
  if (person?.removedAt) fail('LIVE_REMOVED');
  return { one, person };
}
