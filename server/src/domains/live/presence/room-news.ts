import type { ClassNow, RoomNews } from '@abhyas/contract/live/room';
import { ROOM_CHANNEL, ROOM_NEWS } from '@abhyas/contract/live/words';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { stateAt } from '../classes/class-state.ts';
import { findClass, type StoredClass } from '../classes/classes.store.ts';
import type { Visit } from './visits.store.ts';
import { listVisitsOf } from './visits.store.ts';
import { personIn } from './people-in-room.ts';
import { slidesOf } from './present-slides.ts';

/** Tells everybody in the room of a class; what is told was committed before. */
export const tellRoom = (ctx: Pick<Context, 'instituteId'>, classId: string, news: RoomNews, to?: 'hosts'): void =>
  runtime().realtime.tell(ctx, ROOM_CHANNEL, classId, ROOM_NEWS, news, to);

export const classNow = (ctx: Context, one: StoredClass): ClassNow => ({
  state: stateAt(one, ctx.clock.now()),
  startedAt: one.startedAt?.toISOString() ?? null,
  pace: one.pace,
  recordedSince: one.recordedSince?.toISOString() ?? null,
});

/** Tells how the class stands; when it is over, the lines are closed. */
export async function tellNow(ctx: Context, classId: string): Promise<void> {
  const one = await findClass(ctx, classId);
  if (!one) return;
  const now = classNow(ctx, one);
  tellRoom(ctx, classId, { kind: 'now', now });
  if (now.state === 'ended' || now.state === 'cancelled') runtime().realtime.close(ctx, ROOM_CHANNEL, classId);
}

/** Tells which page everybody looks at. */
export async function tellSlides(ctx: Context, classId: string): Promise<void> {
  const one = await findClass(ctx, classId);
  if (one) tellRoom(ctx, classId, { kind: 'slides', slides: await slidesOf(ctx, one) });
}

/** Tells how a person stands: there, away for a moment, with the hand up, or gone. */
export async function tellPerson(ctx: Context, classId: string, accountId: string): Promise<void> {
  const person = await personIn(ctx, classId, accountId);
  tellRoom(ctx, classId, person ? { kind: 'person', person } : { kind: 'gone', accountId });
}

/** Tells who has left for good, where no other visit of theirs goes on. */
export async function tellGone(ctx: Context, visits: readonly Pick<Visit, 'classId' | 'accountId'>[]): Promise<void> {
  for (const { classId, accountId } of visits)
    if ((await listVisitsOf(ctx, classId, accountId)).length === 0) tellRoom(ctx, classId, { kind: 'gone', accountId });
}
