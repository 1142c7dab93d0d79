import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

/** What can be opened or lie inside something that is opened. */
export const thingKinds = ['paper', 'course', 'pack', 'lesson', 'media', 'book', 'pass'] as const;
export const thingKind = z.enum(thingKinds);
export type ThingKind = z.infer<typeof thingKind>;
export const thing = z.object({ kind: thingKind, id });
export type Thing = z.infer<typeof thing>;

export const opening = z.object({
  /** The thing that was granted: the one asked about, or what it lies inside of. */
  thing,
  /** How far outside: 0 is the thing itself. */
  level: whole,
  holder: z.enum(['everyone', 'account']),
  /** E.g. `published`, or `batch:<batch>:<assignment>`. */
  source: z.string(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  grantedAt: instant,
});
export type Opening = z.infer<typeof opening>;

export const access = {
  explainAccess: get('/api/access/:kind/:id', {
    summary: 'Which grants open a thing to a student now, the nearest first; none: it is closed',
    access: partner('cohorts.read'),
    params: thing,
    query: z.object({ accountId: id }),
    reply: z.object({ open: z.boolean(), openings: z.array(opening) }),
  }),
};
