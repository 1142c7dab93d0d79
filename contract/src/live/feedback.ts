import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { betterPoints, goodPoints } from './words.ts';

const one = z.object({ classId: id });
const stars = z.int().min(1).max(5);
const good = z.array(z.enum(goodPoints)).max(goodPoints.length);
const better = z.array(z.enum(betterPoints)).max(betterPoints.length);

const rating = z.object({ stars, good, better, words: z.string() });
export type OwnRating = z.infer<typeof rating>;

const doubt = z.object({
  id,
  words: z.string(),
  askedAt: instant,
  /** Null until somebody has answered. */
  answer: z.object({ words: z.string(), by: z.string(), at: instant }).nullable(),
});
export type ClassDoubt = z.infer<typeof doubt>;
const namedDoubt = doubt.extend({ student: z.object({ id, name: z.string() }) });
export type NamedDoubt = z.infer<typeof namedDoubt>;

const pointCount = <const P extends readonly string[]>(points: P) =>
  z.array(z.object({ point: z.enum(points), count: whole }));

/** What many students said together, without names. */
const classRatings = z.object({
  /** How many have rated. */
  rated: whole,
  /** Of how many of them the rest speaks: 0 while there are too few. */
  shown: whole,
  /** The mean of the stars in tenths: 43 is 4.3. Null while there are too few. */
  tenths: whole.nullable(),
  /** How many gave one star, two, and so on. */
  spread: z.array(whole),
  good: pointCount(goodPoints),
  better: pointCount(betterPoints),
  /** In no order that says who wrote what. */
  words: z.array(z.string()),
});
export type ClassRatings = z.infer<typeof classRatings>;

const teacherRating = z.object({
  teacher: z.object({ id, name: z.string() }),
  classes: whole,
  rated: whole,
  tenths: whole.nullable(),
});
export type TeacherRating = z.infer<typeof teacherRating>;

export const feedback = {
  showAfterClass: get('/api/student/live-classes/:classId/after', {
    summary: 'What a student said of a class, whether they may, and the doubts that they left',
    access: student('courses.study'),
    params: one,
    reply: z.object({ mayRate: z.boolean(), rating: rating.nullable(), doubts: z.array(doubt) }),
    errors: ['LIVE_NOT_YOURS'],
  }),
  rateClass: put('/api/student/live-classes/:classId/rating', {
    summary: 'Rates a class that the student was in, or says it anew',
    access: student('courses.study'),
    params: one,
    body: z.object({ stars, good: good.default([]), better: better.default([]), words: text(500).default('') }),
    reply: rating,
    errors: ['LIVE_NOT_YOURS', 'LIVE_STATE', 'LIVE_NOT_THERE'],
  }),
  leaveDoubt: post('/api/student/live-classes/:classId/doubts', {
    summary: 'Says what is not clear after a class; its teacher is told',
    access: student('courses.study'),
    params: one,
    body: z.object({ words: text(500, 1) }),
    reply: doubt,
    errors: ['LIVE_NOT_YOURS', 'LIVE_STATE', 'LIVE_DOUBTS_FULL'],
  }),
  showClassFeedback: get('/api/live/classes/:classId/feedback', {
    summary:
      'What students said of a class together, for its teacher and who leads people, and the doubts that they left',
    access: partner('cohorts.read'),
    params: one,
    reply: z.object({
      ratings: classRatings.nullable(),
      doubts: z.array(namedDoubt),
      can: z.object({ answer: z.boolean() }),
    }),
  }),
  answerDoubt: put('/api/live/doubts/:doubtId/answer', {
    summary: 'Answers a doubt that was left after a class, or says it better; the student is told',
    access: partner('cohorts.write'),
    params: z.object({ doubtId: id }),
    body: z.object({ answer: text(1000, 1) }),
    reply: namedDoubt,
  }),
  listTeacherRatings: get('/api/live/ratings', {
    summary: 'How the classes of teachers were rated lately: one’s own, or for who leads people those of all',
    access: partner('cohorts.read'),
    query: z.object({ days: z.coerce.number().int().min(7).max(365).default(90) }),
    reply: z.object({ rows: z.array(teacherRating) }),
  }),
};
