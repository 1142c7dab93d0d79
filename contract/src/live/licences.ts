import { z } from 'zod';
import { partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';

/** Licence types of spec §9: a seat that is given to one teacher by hand, or one that any class may take. */
const licenceTypes = ['manual', 'auto'] as const;
const licenceType = z.enum(licenceTypes);
export type LicenceType = z.infer<typeof licenceType>;
const MOST_SEATS = 50;

const named = z.object({ id, name: z.string() });
const licence = z.object({
  id,
  type: licenceType,
  /** Whose seat it is; null: of the pool. */
  teacher: named.nullable(),
  /** The class that runs on it now. */
  inUse: z.object({ classId: id, title: z.string(), since: instant }).nullable(),
});
export type Licence = z.infer<typeof licence>;

const seats = z.object({ licences: z.array(licence), can: z.object({ write: z.boolean() }) });

export const licences = {
  listLicences: get('/api/live/licences', {
    summary: 'The seats of live rooms, and which classes run on them now',
    access: partner('cohorts.read'),
    reply: seats,
  }),
  saveLicences: put('/api/live/licences', {
    summary: 'How many seats are in the pool, and which teachers have one of their own',
    access: partner('settings.write'),
    body: z.object({ auto: z.int().min(0).max(MOST_SEATS), teacherIds: z.array(id).max(MOST_SEATS).default([]) }),
    reply: seats,
    errors: ['LIVE_TEACHER_UNKNOWN', 'LIVE_SEAT_USED'],
  }),
};
