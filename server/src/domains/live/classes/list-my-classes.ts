import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { LiveClass } from '@abhyas/contract/live/classes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { belongsTo } from './audience.ts';
import { audiencesOf, listClassRows, type StoredClass } from './classes.store.ts';
import { presentClasses } from './present-classes.ts';

const DAY = 86_400_000;
const DAYS_AROUND = 14;

type List = typeof api.live.listMyClasses;
/** The classes of the batches and courses of a student, two weeks back and two ahead. */
export async function listMyClasses(ctx: Context): Promise<Answer<List>> {
  const now = ctx.clock.now();
  const around = (days: number) => new Date(now.getTime() + days * DAY);
  const mine = await classesOfStudent(ctx, actorOf(ctx).accountId, around(-DAYS_AROUND), around(DAYS_AROUND));
  return { now: now.toISOString(), classes: await presentClasses(ctx, mine) };
}

/** What runs now, or else the next class of the day ahead; null where there is none. */
export async function nextClassOf(ctx: Context): Promise<LiveClass | null> {
  const now = ctx.clock.now();
  const mine = await classesOfStudent(ctx, actorOf(ctx).accountId, now, new Date(now.getTime() + DAY));
  const coming = await presentClasses(
    ctx,
    mine.filter(({ state }) => state === 'scheduled' || state === 'live'),
  );
  return coming.find(({ state }) => state === 'live') ?? coming[0] ?? null;
}

/** The classes of the batches and courses of a student that overlap a stretch of time. */
export async function classesOfStudent(ctx: Context, accountId: string, from: Date, to: Date): Promise<StoredClass[]> {
  const rows = await listClassRows(ctx, from, to);
  if (rows.length === 0) return [];
  const audiences = await audiencesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const mine = await belongsTo(ctx, accountId, [...audiences.values()].flat());
  return rows.filter(({ id }) => audiences.get(id)?.some((one) => mine.has(one.id)));
}
