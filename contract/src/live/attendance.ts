import { z } from 'zod';
import { partner, student } from '../access.ts';
import { download, get, post, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { liveClass } from './classes.ts';
import { classKinds, modeCodes, roleCodes, statuses } from './words.ts';

const status = z.enum(statuses);

const one = z.object({ classId: id });

const joined = z.object({
  /** Names this stay in the class; whoever knows it can end it, nobody else does. */
  visitId: id,
  role: z.literal([roleCodes.instructor, roleCodes.student]),
  kind: z.enum(classKinds),
  /** Where a class of another service is held; empty otherwise. */
  link: z.string(),
  /** Opens one line to the room, once, within a minute; empty where the class is held elsewhere. */
  roomToken: z.string(),
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  serverTime: instant,
});

const stretch = z.object({ from: instant, to: instant });
const attendanceRow = z.object({
  student: z.object({ id, name: z.string() }),
  batch: z.string(),
  /** When the student was there, without what lies outside of the class. */
  stretches: z.array(stretch),
  minutes: whole,
  /** Of the time of the class, in whole percent. */
  share: whole,
  lateMinutes: whole,
  earlyMinutes: whole,
  /** What the rule says, and what staff said instead. */
  counted: status,
  mark: z.object({ status, reason: z.string(), by: z.string(), at: instant }).nullable(),
  status,
});
export type AttendanceRow = z.infer<typeof attendanceRow>;

const attendanceOfClass = z.object({
  class: liveClass,
  /** From when until when the time is counted. */
  window: stretch,
  presentFrom: whole,
  rows: z.array(attendanceRow),
  counts: z.object({ present: whole, late: whole, left_early: whole, absent: whole }),
  can: z.object({ write: z.boolean() }),
});
export type AttendanceOfClass = z.infer<typeof attendanceOfClass>;

export const attendance = {
  joinClass: post('/api/live/classes/:classId/join', {
    summary: 'Comes into a class that is open or runs (mode 1)',
    access: 'signedIn',
    params: one,
    reply: joined,
    errors: ['LIVE_STATE', 'LIVE_NOT_YOURS', 'LIVE_REMOVED'],
  }),
  returnToClass: post('/api/live/visits/:visitId/return', {
    summary: 'Opens another line to the room for a visit whose line was lost; the place in the room is the same',
    access: 'signedIn',
    params: z.object({ visitId: id }),
    reply: joined,
    errors: ['LIVE_STATE', 'LIVE_NOT_YOURS', 'LIVE_REMOVED'],
  }),
  leaveClass: post('/api/live/visits/:visitId/leave', {
    summary: 'Leaves a class (mode 2), or says that its window closes (mode 4); done twice it changes nothing',
    access: 'public',
    params: z.object({ visitId: id }),
    body: z.object({ mode: z.literal([modeCodes.leave, modeCodes.closed]) }),
    reply: z.object({ left: z.boolean() }),
  }),
  startClass: post('/api/live/classes/:classId/start', {
    summary: 'Starts a class; one in a room of the institute takes a seat',
    access: partner('cohorts.write'),
    params: one,
    reply: liveClass,
    errors: ['LIVE_STATE', 'LIVE_NO_SEAT'],
  }),
  endClass: post('/api/live/classes/:classId/end', {
    summary: 'Ends a class for everybody (mode 3)',
    access: partner('cohorts.write'),
    params: one,
    reply: liveClass,
    errors: ['LIVE_STATE'],
  }),
  showAttendance: get('/api/live/classes/:classId/attendance', {
    summary: 'Who was in a class, when and how long',
    access: partner('cohorts.read'),
    params: one,
    reply: attendanceOfClass,
  }),
  markAttendance: put('/api/live/classes/:classId/attendance/:accountId', {
    summary: 'Gives a student another status with a reason, or takes that back; what was counted stays on record',
    access: partner('cohorts.write'),
    params: one.extend({ accountId: id }),
    body: z.object({ status: status.nullable(), reason: text(200).default('') }),
    reply: attendanceOfClass,
    errors: ['LIVE_REASON', 'LIVE_NOT_EXPECTED'],
  }),
  saveAttendanceRule: put('/api/live/classes/:classId/attendance-rule', {
    summary: 'From which share of the time a student counts as present',
    access: partner('cohorts.write'),
    params: one,
    body: z.object({ presentFrom: z.int().min(10).max(100) }),
    reply: attendanceOfClass,
  }),
  exportAttendance: download('/api/live/classes/:classId/attendance.csv', {
    summary: 'The attendance of a class as a spreadsheet',
    access: partner('cohorts.read'),
    params: one,
    file: 'text/csv',
    reply: z.string(),
  }),
  showMyAttendance: get('/api/student/live-classes/:classId', {
    summary: 'One class of a student, and how the student’s own time in it was counted',
    access: student('courses.study'),
    params: one,
    reply: z.object({
      class: liveClass,
      mine: attendanceRow.omit({ student: true, batch: true }).nullable(),
      window: stretch,
    }),
    errors: ['LIVE_NOT_YOURS'],
  }),
};
