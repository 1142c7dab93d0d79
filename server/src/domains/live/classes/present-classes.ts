import type { LiveClass } from '@abhyas/contract/live/classes';
import type { Actor, Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { namesOfAudiences } from './audience.ts';
import { stateAt } from './class-state.ts';
import { type Audience, audiencesOf, type StoredClass } from './classes.store.ts';

/** Who schedules, moves, starts and ends classes. */
export const canWriteClasses = (actor: Actor): boolean => actor.capabilities.has('cohorts.write');

const services: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)zoom\.us$/, 'Zoom'],
  [/^meet\.google\.com$/, 'Google Meet'],
  [/(^|\.)teams\.microsoft\.com$/, 'Microsoft Teams'],
  [/bigbluebutton|^bbb\./, 'BigBlueButton'],
];

/** What the service of a link is called: its name where it is known, or else the host. Pure. */
export function serviceOf(link: string): string {
  const host = URL.parse(link)?.hostname ?? '';
  return services.find(([known]) => known.test(host))?.[1] ?? host;
}

/** Classes as everybody may see them: the link itself is given to who joins. */
export async function presentClasses(
  ctx: Context,
  rows: readonly StoredClass[],
  known?: ReadonlyMap<string, readonly Audience[]>,
): Promise<LiveClass[]> {
  const audiences =
    known ??
    (await audiencesOf(
      ctx,
      rows.map(({ id }) => id),
    ));
  const names = await namesOfAudiences(ctx, [...audiences.values()].flat());
  const teachers = await namesOf(ctx, [...new Set(rows.map(({ teacherId }) => teacherId))]);
  const now = ctx.clock.now();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    kind: row.kind,
    place: row.kind === 'link' ? serviceOf(row.place) : row.place,
    state: stateAt(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    minutes: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
    teacher: { id: row.teacherId, name: teachers.get(row.teacherId)?.name ?? '' },
    audience: (audiences.get(row.id) ?? []).map(({ kind, id }) => ({ kind, id, name: names.get(id) ?? '' })),
    seriesId: row.seriesId,
    reason: row.reason,
  }));
}
