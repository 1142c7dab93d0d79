import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { roleCodes, type RoomRole } from '@abhyas/contract/live/words';
import type { TransactionContext } from '../../../kernel/context.ts';
import type { StoredClass } from '../classes/classes.store.ts';
import { makeRoomToken, ROOM_TOKEN_SECONDS } from '../presence/room-token.ts';
import { awaitLine } from '../presence/visits.store.ts';

interface Comer {
  readonly visitId: string;
  readonly accountId: string;
  readonly role: RoomRole;
}

/** What somebody gets who comes into a class, or back into it: for a room, a token that opens the next line of the visit. */
export async function openVisit(
  tx: TransactionContext,
  one: StoredClass,
  { visitId, accountId, role }: Comer,
): Promise<Answer<typeof api.live.joinClass>> {
  const now = tx.clock.now();
  let roomToken = '';
  if (one.kind === 'room') {
    const { token, hash } = makeRoomToken(tx.instituteId, visitId);
    const until = new Date(now.getTime() + ROOM_TOKEN_SECONDS * 1000);
    await awaitLine(tx, { id: visitId, classId: one.id, accountId, role }, { hash, until });
    roomToken = token;
  }
  return {
    visitId,
    role: roleCodes[role],
    kind: one.kind,
    link: one.kind === 'link' ? one.place : '',
    roomToken,
    title: one.title,
    startsAt: one.startsAt.toISOString(),
    endsAt: one.endsAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
