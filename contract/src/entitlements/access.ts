import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

/** What can be opened or lie inside something that is opened. */
export const thingKinds = ['paper', 'course', 'pack', 'lesson', 'media', 'book', 'chapter', 'pass'] as const;
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

/** How a thing was come by, for the words that people read: free, a free look, given by staff, through a batch, bought … */
export const sourceKinds = [
  'free',
  'preview',
  'published',
  'staff',
  'batch',
  'purchase',
  'pass',
  'code',
  'other',
] as const;
export const grantSource = z.object({
  kind: z.enum(sourceKinds),
  /** Of a batch its name; null where the kind says it all, or what it was is gone. */
  name: z.string().nullable(),
});
export type GrantSource = z.infer<typeof grantSource>;

export const grantStates = ['current', 'upcoming', 'ended', 'revoked'] as const;
export const grantState = z.enum(grantStates);
export type GrantState = z.infer<typeof grantState>;

/** One grant as it stands now. */
export const heldGrant = z.object({
  grantId: id,
  /** What was granted: a thing itself, or one that it lies inside of. */
  thing: thing.extend({ title: z.string() }),
  source: grantSource,
  state: grantState,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  grantedAt: instant,
});
export type HeldGrant = z.infer<typeof heldGrant>;

export const grantChangeKinds = ['given', 'moved', 'givenAgain', 'revoked'] as const;
/** One line of a grant's history; `moved`: its window is another. */
export const grantChange = z.object({
  kind: z.enum(grantChangeKinds),
  thing: thing.extend({ title: z.string() }),
  source: grantSource,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  at: instant,
  /** Null: the system, or somebody who is gone. */
  actor: z.string().nullable(),
  reason: z.string(),
});
export type GrantChange = z.infer<typeof grantChange>;

export const access = {
  explainAccess: get('/api/access/:kind/:id', {
    summary: 'Which grants open a thing to a student now, the nearest first; none: it is closed',
    access: partner('cohorts.read'),
    params: thing,
    query: z.object({ accountId: id }),
    /** `from`: what the source says to people. */
    reply: z.object({ open: z.boolean(), openings: z.array(opening.extend({ from: grantSource })) }),
  }),
};
