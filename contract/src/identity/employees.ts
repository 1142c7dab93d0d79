import { z } from 'zod';
import { del, get, post, put } from '../endpoint.ts';
import { id, instant, instituteKey, page, paged, text, whole } from '../shapes.ts';
import { audiences, instituteState, standing } from '../tenancy/lifecycle.ts';
import type { Access } from '../access.ts';

const look: Access = { area: 'employees' };
const change: Access = { area: 'employees', can: 'settings.write' };
/** Minutes after which a switch into another institute ends by itself. */
export const switchMinutes = 30;
/** Header that names the switch under which a call is made. */
export const actInHeader = 'x-act-in';

const figures = z.object({
  students: whole,
  staff: whole,
  papers: whole,
  storageBytes: whole,
  lastActiveAt: instant.nullable(),
  failingJobs: whole,
});
const instituteRow = z.object({
  id: instituteKey,
  name: z.string(),
  kind: z.enum(['provider', 'institute', 'publisher']),
  subdomain: z.string(),
  logo: z.string(),
  accent: z.string(),
  state: instituteState,
  createdAt: instant,
  figures,
});
export type InstituteRow = z.infer<typeof instituteRow>;
const instituteDetail = instituteRow.extend({
  standing,
  hosts: z.array(z.string()),
  owners: z.array(z.object({ name: z.string(), email: z.string() })),
  can: z.object({ change: z.boolean() }),
});
export type InstituteDetail = z.infer<typeof instituteDetail>;

const announcement = z.object({
  id,
  tone: z.enum(['info', 'warn']),
  texts: z.object({ en: text(300, 3), hi: text(300) }),
  audience: z.enum(audiences),
  startsAt: instant,
  endsAt: instant,
});
const announcementRow = announcement.extend({ status: z.enum(['planned', 'shown', 'over', 'withdrawn']) });
export type AnnouncementRow = z.infer<typeof announcementRow>;

/** Work of an employee in another institute. */
export const acting = z.object({
  switchId: id,
  instituteId: instituteKey,
  name: z.string(),
  reason: z.string(),
  until: instant,
});
export type Acting = z.infer<typeof acting>;

const params = z.object({ instituteId: z.coerce.number().int().positive() });
export const employees = {
  listInstitutes: get('/api/employees/institutes', {
    summary: 'Every institute with its state and health',
    access: look,
    query: page.extend({ search: text(80).default(''), state: instituteState.optional() }),
    reply: paged(instituteRow).extend({ can: z.object({ change: z.boolean() }) }),
  }),
  openInstitute: post('/api/employees/institutes', {
    summary: 'Opens an institute on trial and sends its owner a link to choose a password',
    access: change,
    body: z.object({
      kind: z.enum(['institute', 'publisher']),
      name: text(80, 2),
      subdomain: z.string().trim().toLowerCase().max(80),
      firstName: text(60, 1),
      lastName: text(60),
      email: z.email().max(254),
    }),
    reply: instituteDetail,
    errors: ['SUBDOMAIN_TAKEN', 'SUBDOMAIN_REFUSED'],
  }),
  showInstitute: get('/api/employees/institutes/:instituteId', {
    summary: 'One institute: state, plan, health, addresses and owners',
    access: look,
    params,
    reply: instituteDetail,
    errors: ['NOT_FOUND'],
  }),
  changeInstituteState: post('/api/employees/institutes/:instituteId/state', {
    summary:
      'Suspends, resumes or closes an institute, with a reason that its staff read; known everywhere within a second',
    access: change,
    params,
    body: z.object({ state: instituteState, reason: text(300, 3) }),
    reply: instituteDetail,
    errors: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
  }),
  savePlan: put('/api/employees/institutes/:instituteId/plan', {
    summary: 'Limits of the plan: students and bytes of files, and when a trial is over; null: none',
    access: change,
    params,
    body: z.object({
      students: z.int().min(1).max(10_000_000).nullable(),
      storageBytes: z.int().min(1_000_000).nullable(),
      /** When a trial is over; null: no end. Not sent, it stays. */
      trialEndsAt: instant.nullable().optional(),
    }),
    reply: instituteDetail,
    errors: ['NOT_FOUND'],
  }),
  listAllAnnouncements: get('/api/employees/announcements', {
    summary: 'What was and is announced to the institutes',
    access: look,
    reply: z.object({ rows: z.array(announcementRow), can: z.object({ change: z.boolean() }) }),
  }),
  announce: post('/api/employees/announcements', {
    summary: 'Shows a line to everybody, to staff or to students, in a window of time',
    access: change,
    body: announcement.omit({ id: true }),
    reply: announcementRow,
  }),
  withdrawAnnouncement: del('/api/employees/announcements/:announcementId', {
    summary: 'Takes an announcement back; it leaves the pages within a minute',
    access: change,
    params: z.object({ announcementId: id }),
    reply: announcementRow,
    errors: ['NOT_FOUND'],
  }),
  startSwitch: post('/api/employees/switches', {
    summary: 'Begins to work in another institute: named calls only, for half an hour, written in both logs',
    access: change,
    body: z.object({ instituteId: instituteKey, reason: text(300, 3) }),
    reply: acting,
    errors: ['NOT_FOUND'],
  }),
  endSwitch: del('/api/employees/switches/:switchId', {
    summary: 'Ends the work in another institute',
    access: look,
    params: z.object({ switchId: id }),
    reply: z.object({ ended: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
