import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, language, whole } from '../shapes.ts';

export const instituteStates = ['trial', 'active', 'suspended', 'closed'] as const;
export const instituteState = z.enum(instituteStates);
export type InstituteState = z.infer<typeof instituteState>;
/** Days between closing and deletion. */
export const closingDays = 30;
/** Days that an institute is tried for, unless the provider says otherwise. */
export const trialDays = 30;
/** So many days before a trial ends its owners are told. */
export const trialWarnings = [7, 1] as const;

export const audiences = ['everybody', 'staff', 'students'] as const;
/** Which states an institute may go to from each. */
export const nextStates: Readonly<Record<InstituteState, readonly InstituteState[]>> = {
  trial: ['active', 'suspended', 'closed'],
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  // Until the data is deleted a closing can be taken back.
  closed: ['active'],
};

const instituteExport = z.object({
  id,
  status: z.enum(['running', 'ready']),
  askedAt: instant,
  readyAt: instant.nullable(),
  bytes: whole,
  rows: whole,
});
export type InstituteExport = z.infer<typeof instituteExport>;

export const standing = z.object({
  state: instituteState,
  reason: z.string(),
  since: instant.nullable(),
  /** When the trial is over; null where no end is set, or the institute is not on trial. */
  trialEndsAt: instant.nullable(),
  /** When a closed institute's data is deleted. */
  deletedOn: instant.nullable(),
  limits: z.object({ students: whole.nullable(), storageBytes: whole.nullable() }),
  latestExport: instituteExport.nullable(),
});

export const lifecycle = {
  showStanding: get('/api/standing', {
    summary: 'Where the institute stands: its state and why, the limits of its plan, and its latest export',
    access: partner('settings.read'),
    reply: standing,
  }),
  startExport: post('/api/standing/export', {
    summary: 'Collects every row of the institute into one file; secrets stay out',
    access: partner('roles.write'),
    reply: instituteExport,
  }),
  downloadExport: download('/api/standing/export', {
    summary: 'The latest export: gzipped lines of JSON, a table and its rows in each',
    access: partner('roles.write'),
    file: 'application/gzip',
    reply: z.string(),
    errors: ['EXPORT_NOT_READY'],
  }),
  listAnnouncements: get('/api/announcements', {
    summary: 'What the provider has to say to this person at this moment',
    access: 'signedIn',
    reply: z.array(
      z.object({ id, tone: z.enum(['info', 'warn']), texts: z.record(language, z.string()), until: instant }),
    ),
  }),
};
