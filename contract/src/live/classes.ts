import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { classKinds, classStates, MOST_DATES, remindMinutes } from './words.ts';

const classKind = z.enum(classKinds);
const classState = z.enum(classStates);

const named = z.object({ id, name: z.string() });
const day = z.iso.date();
/** A clock of the institute's zone: 19:00. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const minutes = z.int().min(10).max(300);

export const liveClass = z.object({
  id,
  title: z.string(),
  kind: classKind,
  /** The classroom, or what the service of the link is called. */
  place: z.string(),
  state: classState,
  startsAt: instant,
  endsAt: instant,
  minutes: whole,
  teacher: named,
  /** Names of the batches, or of the course, that it is for. */
  audience: z.array(named.extend({ kind: z.enum(['batch', 'course']) })),
  seriesId: id.nullable(),
  /** Why it was cancelled or moved; empty where nothing was said. */
  reason: z.string(),
});
export type LiveClass = z.infer<typeof liveClass>;

/** How many seats of live rooms are taken on a day at its busiest moment. */
const seatsOfDay = z.object({ day, most: whole });

const week = z.object({
  from: day,
  to: day,
  now: instant,
  classes: z.array(liveClass),
  seats: z.object({ total: whole, days: z.array(seatsOfDay) }),
  can: z.object({ write: z.boolean() }),
});
export type Week = z.infer<typeof week>;

export const plan = z.object({
  title: text(120, 1),
  kind: classKind,
  /** The classroom, or the link; nothing for the institute's own room. */
  place: text(500).default(''),
  batchIds: z.array(id).max(20).default([]),
  courseId: id.nullable().default(null),
  teacherId: id,
  day,
  time: clock,
  minutes,
  /** Days of every week, 0 is Monday; empty: on `day` alone. */
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  /** The last day of a series. */
  until: day.nullable().default(null),
  /** Days that are left out, and days on which it starts at another time. */
  skip: z.array(day).max(MOST_DATES).default([]),
  times: z
    .array(z.object({ day, time: clock }))
    .max(MOST_DATES)
    .default([]),
  remindMinutes: z.literal(remindMinutes).default(15),
});
export type Plan = z.input<typeof plan>;

/** What a date clashes with: the teacher or a batch is busy, or every seat of a live room is taken. */
const clash = z.object({
  with: z.enum(['teacher', 'batch', 'seat']),
  /** Who is busy: a name; empty for seats. */
  who: z.string(),
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
});

const plannedDate = z.object({
  day,
  startsAt: instant,
  endsAt: instant,
  clashes: z.array(clash),
  /** The next time of this day at which nothing is in the way, by the clock and as an instant; null where there is none. */
  free: z.object({ time: clock, at: instant }).nullable(),
});
export type PlannedDate = z.infer<typeof plannedDate>;

const checked = z.object({
  dates: z.array(plannedDate),
  students: whole,
  /** Days on which no seat would be left beside this class. */
  fullDays: z.array(day),
});
export type CheckedPlan = z.infer<typeof checked>;

const one = z.object({ classId: id });
const read = partner('cohorts.read');
const write = partner('cohorts.write');
const planErrors = [
  'LIVE_NOBODY',
  'LIVE_BATCH_UNKNOWN',
  'LIVE_TEACHER_UNKNOWN',
  'LIVE_PLACE',
  'LIVE_LINK',
  'LIVE_DATES',
] as const;

export const classes = {
  listClasses: get('/api/live/classes', {
    summary: 'The live classes of some days, in the calendar of the institute',
    access: read,
    query: z.object({ from: day, to: day, teacherId: id.optional(), batchId: id.optional() }),
    reply: week,
    errors: ['LIVE_DATES'],
  }),
  listClassTeachers: get('/api/live/teachers', {
    summary: 'Who can teach a class, by name',
    access: read,
    reply: z.array(named),
  }),
  checkClasses: post('/api/live/classes/check', {
    summary: 'The dates of a planned class, what they clash with, and when they would be free',
    access: write,
    body: plan,
    reply: checked,
    errors: [...planErrors],
  }),
  createClasses: post('/api/live/classes', {
    summary: 'Schedules a class or a series and tells its students once',
    access: write,
    body: plan,
    reply: z.object({ classIds: z.array(id), students: whole }),
    errors: [...planErrors, 'LIVE_CLASH', 'LIVE_PAST'],
  }),
  showClass: get('/api/live/classes/:classId', {
    summary: 'One class, with its link',
    access: read,
    params: one,
    reply: liveClass.extend({ link: z.string(), students: whole, can: z.object({ write: z.boolean() }) }),
  }),
  changeClass: put('/api/live/classes/:classId', {
    summary: 'Moves a class, or gives it another title, teacher or place; its students are told',
    access: write,
    params: one,
    body: z.object({
      title: text(120, 1),
      place: text(500).default(''),
      teacherId: id,
      day,
      time: clock,
      minutes,
      reason: text(300).default(''),
    }),
    reply: liveClass,
    errors: ['LIVE_TEACHER_UNKNOWN', 'LIVE_PLACE', 'LIVE_LINK', 'LIVE_CLASH', 'LIVE_PAST', 'LIVE_STATE'],
  }),
  cancelClass: post('/api/live/classes/:classId/cancel', {
    summary: 'Cancels a class, or with it those of the series that follow; its students are told',
    access: write,
    params: one,
    body: z.object({ reason: text(300).default(''), following: z.boolean().default(false) }),
    reply: z.object({ cancelled: whole }),
    errors: ['LIVE_STATE'],
  }),
  listMyClasses: get('/api/student/live-classes', {
    summary: 'The classes of a student: what comes within two weeks, and what was in the last two',
    access: student('courses.study'),
    reply: z.object({ now: instant, classes: z.array(liveClass) }),
  }),
};
