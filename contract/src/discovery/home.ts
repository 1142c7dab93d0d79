import { z } from 'zod';
import { allowed, student } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';
import { exam } from '../taxonomy/taxonomy.ts';
import { openPaper } from '../assessments/attempts.ts';

export const home = z.object({
  exams: z.array(exam.extend({ papers: whole })),
  papers: z.array(
    z.object({
      paperId: id,
      title: z.string(),
      questions: whole,
      minutes: whole,
      marks: whole,
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
      subjects: z.array(z.string()),
      sat: whole,
    }),
  ),
  teachers: z.array(z.object({ id, name: z.string(), subjects: z.array(z.string()), photoUrl: z.string().nullable() })),
  /** Institutes of the marketplace; filled on the provider’s host only. */
  institutes: z.array(
    z.object({
      name: z.string(),
      tagline: z.string(),
      url: z.string(),
      logo: z.string(),
      accent: z.string(),
      papers: whole,
    }),
  ),
  figures: z.object({ questions: whole, papers: whole, students: whole, attempts: whole }),
});
export type Home = z.infer<typeof home>;

export const today = z.object({
  now: instant,
  thisWeek: z.array(openPaper),
  running: openPaper.nullable(),
  lastResults: z.array(
    z.object({
      attemptId: id,
      paperId: id,
      title: z.string(),
      endedAt: instant,
      marks: whole,
      full: whole,
      passed: z.boolean(),
      rank: whole,
      of: whole,
      percentile: z.string(),
    }),
  ),
  weakTopics: z.array(z.object({ name: z.string(), subject: z.string(), right: whole, of: whole })),
});
export type Today = z.infer<typeof today>;

export const discovery = {
  showHome: get('/api/home', {
    summary: 'The marketplace home: exams, open papers, teachers',
    access: allowed('marketPlace'),
    reply: home,
  }),
  showToday: get('/api/student/today', {
    summary: 'The student’s day: tests of this week, what is running, last results',
    access: student('attempts.sit'),
    reply: today,
  }),
};
