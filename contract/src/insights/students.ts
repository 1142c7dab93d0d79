import { z } from 'zod';
import { partner } from '../access.ts';
import { studyDay, today } from '../discovery/home.ts';
import { get } from '../endpoint.ts';
import { guardianLink } from '../identity/guardians.ts';
import { id, instant, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';

const test = z.object({
  attemptId: id,
  paperId: id,
  title: z.string(),
  endedAt: instant,
  /** Hundredths of a mark. */
  marks: z.number().int(),
  full: whole,
  /** Mean of everybody else who attempted the same version, in hundredths; null where nobody else did. */
  average: z.number().int().nullable(),
  /** Null for an attempt that is not ranked, and while fewer than `fewestRanked` have attempted it. */
  standing: z.object({ rank: whole, of: whole, percentile: z.string() }).nullable(),
  subjects: z.array(z.object({ subject: subjectName, marks: z.number().int(), full: whole })),
});
export type TestOfStudent = z.infer<typeof test>;

const chapter = today.shape.weakTopics.element;
export type ChapterOfStudent = z.infer<typeof chapter>;

const studentPage = z.object({
  /** Current batches and groups; null: the caller may not read them. */
  batches: z.array(z.object({ id, name: z.string() })).nullable(),
  prepares: z.object({ exams: z.array(z.string()), standard: z.string().nullable(), targetYear: whole.nullable() }),
  guardians: z.array(guardianLink.pick({ linkId: true, name: true, relation: true, sentTo: true, state: true })),
  /** Null: the caller may not read results. */
  results: z
    .object({
      /** The newest first, eight at most. */
      tests: z.array(test),
      total: whole,
      /** Chapters of the last ten tests by the share answered right. */
      weak: z.array(chapter),
      strong: z.array(chapter),
    })
    .nullable(),
  /** The last fourteen days, the oldest first. Null: the caller may read neither results nor courses. */
  days: z.array(studyDay).nullable(),
  /** Courses that were begun, the one studied last first. Null: the caller may not read courses. */
  courses: z
    .array(z.object({ courseId: id, title: z.string(), done: whole, lessons: whole, lastAt: instant.nullable() }))
    .nullable(),
  /** Doubts that wait for a teacher; null: the caller may not read courses. */
  doubts: z.array(z.object({ doubtId: id, title: z.string(), lesson: z.string(), since: instant })).nullable(),
});
export type StudentPage = z.infer<typeof studentPage>;

export const studentPages = {
  showStudentPage: get('/api/students/:accountId/page', {
    summary:
      'How a student learns: last tests, chapters, time, courses, batches and guardians, as far as the caller may see each',
    access: partner('people.read'),
    params: z.object({ accountId: id }),
    reply: studentPage,
    errors: ['NOT_FOUND'],
  }),
};
