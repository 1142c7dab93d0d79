import type { RoomPerson } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listVisits, listVisitsOf, type Visit } from './visits.store.ts';
import { findPerson, listPeople, type StoredPerson } from './people.store.ts';

/** Everybody in a room, once each, in the order in which they came; who is back within half a minute never left. */
export async function peopleIn(ctx: Context, classId: string): Promise<RoomPerson[]> {
  const visits = Map.groupBy(await listVisits(ctx, classId), ({ accountId }) => accountId);
  const stored = new Map((await listPeople(ctx, classId)).map((one) => [one.accountId, one]));
  const names = await namesOf(ctx, [...visits.keys()]);
  return [...visits].map(([accountId, own]) =>
    presentPerson(own, stored.get(accountId), names.get(accountId)?.name ?? ''),
  );
}

/** One person in a room; undefined where no visit of theirs goes on. */
export async function personIn(ctx: Context, classId: string, accountId: string): Promise<RoomPerson | undefined> {
  const visits = await listVisitsOf(ctx, classId, accountId);
  if (visits.length === 0) return undefined;
  const name = (await namesOf(ctx, [accountId])).get(accountId)?.name ?? '';
  return presentPerson(visits, await findPerson(ctx, classId, accountId), name);
}

function presentPerson(visits: readonly Visit[], stored: StoredPerson | undefined, name: string): RoomPerson {
  const { accountId, role } = visits[0]!;
  const { handAt = null, handWords = '', muted = false, speaksAt = null } = stored ?? {};
  return {
    accountId,
    name,
    role,
    away: visits.every(({ lineId }) => lineId === null),
    hand: handAt && { since: handAt.toISOString(), words: handWords },
    muted,
    speaks: speaksAt !== null,
  };
}
