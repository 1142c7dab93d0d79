import { z } from 'zod';
import { allowed, student } from '../access.ts';
import { download, get } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { exam } from '../taxonomy/taxonomy.ts';
import { openPaper } from '../assessments/attempts.ts';
import { assignedPractice } from '../practice/assignments.ts';
import { liveClass } from '../live/classes.ts';
import { plan } from '../practice/plan.ts';
import { courseCard, lessonKind } from '../courses/shapes.ts';

/** What a student goes on with. */
export const continued = z.object({
  courseId: id,
  title: z.string(),
  coverUrl: z.string().nullable(),
  subjects: z.array(z.string()),
  lessonId: id,
  lesson: z.string(),
  percent: whole,
});
export type Continued = z.infer<typeof continued>;

/** The one lesson that a student goes on with today. */
export const continuedToday = continued.extend({
  kind: lessonKind,
  teachers: z.array(z.string()),
  /** Second, page (from 0) or thousandth, as the kind of the lesson has it. */
  place: whole,
  seconds: whole.nullable(),
  /** Of the lesson, in whole percent; `percent` is of the course. */
  lessonPercent: whole,
  begun: z.boolean(),
  /** Its section, which of the lessons there it is (from 1), and whole percent of the section. */
  section: z.object({ title: z.string(), number: whole, lessons: whole, percent: whole }),
});
export type ContinuedToday = z.infer<typeof continuedToday>;

export const home = z.object({
  /** Those that most people learn with first. `exams`: how many there are for each code. */
  courses: z.object({
    total: whole,
    free: whole,
    exams: z.array(z.object({ value: z.string(), count: whole })),
    popular: z.array(courseCard),
    packs: z.array(courseCard),
  }),
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

export const studyDay = z.object({
  day: z.iso.date(),
  /** Seconds of video and audio that were not seen before. */
  watched: whole,
  /** Seconds that questions of tests were on the screen. */
  tested: whole,
});
export type StudyDay = z.infer<typeof studyDay>;

export const studentDay = z.object({
  /** Tests that can be attempted now and were not yet, and one that runs: as many as the list of tests shows as open. */
  due: whole,
  streak: z.object({
    /** Days in a row with `STREAK_SECONDS` of study, up to today, or up to yesterday where today may still be one. */
    days: whole,
    /** Studied today, in seconds. */
    today: whole,
  }),
  /** When the exams that the student prepares for are held next, the nearest first; `days` until then, 0 on the day itself. */
  exams: z.array(z.object({ code: z.string(), title: z.string(), day: z.iso.date(), days: whole })),
});
export type StudentDay = z.infer<typeof studentDay>;

/** A test of this week; `registered`: it is given to this student, not to everybody. */
export const testOfWeek = openPaper.extend({ registered: z.boolean() });
export type TestOfWeek = z.infer<typeof testOfWeek>;

/** What a new student can begin with; each only where the institute really has it. */
export const firstSteps = z.object({
  /** A lesson that may be opened without paying. */
  lesson: continued
    .omit({ percent: true })
    .extend({ kind: lessonKind, seconds: whole.nullable(), teachers: z.array(z.string()) })
    .nullable(),
  /** The short test across the syllabus of an exam; `paperId`: it was made and waits. */
  diagnostic: z
    .object({ examId: whole, exam: z.string(), paperId: id.nullable(), questions: whole, minutes: whole })
    .nullable(),
  /** The fullest test that is open. */
  paper: openPaper.pick({ paperId: true, title: true, questions: true, minutes: true }).nullable(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const today = z.object({
  now: instant,
  /** The live class that runs, or else the next one of the coming day. */
  live: liveClass.nullable(),
  /** What teachers ask to practise, the nearest day first. */
  asked: z.array(assignedPractice),
  /** The plan to the nearest exam that is planned. */
  plan: plan
    .pick({ today: true, done: true, left: true, examOn: true, leftOut: true })
    .extend({ examId: whole })
    .nullable(),
  /** Null from the first result on, and where there is nothing to begin with. */
  firstSteps: firstSteps.nullable(),
  /** Null: nothing was begun that is not finished. */
  continue: continuedToday.nullable(),
  thisWeek: z.array(testOfWeek),
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
      /** Among who sat it; null for a test of one's own, which ranks nobody. */
      standing: z.object({ rank: whole, of: whole, percentile: z.string() }).nullable(),
    }),
  ),
  weakTopics: z.array(z.object({ areaId: id, name: z.string(), subject: z.string(), right: whole, of: whole })),
  /** The last seven days of the institute's calendar, today last; time of all exams together. */
  week: z.array(studyDay).length(7),
});
export type Today = z.infer<typeof today>;

export const discovery = {
  showHome: get('/api/home', {
    summary: 'The marketplace home: exams, open papers, teachers',
    access: allowed('marketPlace'),
    reply: home,
  }),
  showContinued: get('/api/home/continue', {
    summary: 'The courses that the student was at last, with the lesson to go on with',
    access: student('courses.study'),
    reply: z.array(continued),
  }),
  showSharePicture: download('/api/catalogue/courses/:courseId/picture', {
    summary: 'The picture that is shown where a course is shared, 1200 by 630',
    access: 'public',
    params: z.object({ courseId: id }),
    query: z.object({ v: z.string().max(40).optional() }),
    file: 'image/png',
    reply: z.string(),
  }),
  showDay: get('/api/student/day', {
    summary: 'What stands around every page of a student: tests to be sat, days in a row, days until the exams',
    access: student('attempts.sit'),
    reply: studentDay,
  }),
  showToday: get('/api/student/today', {
    summary: 'The student’s day: where to go on, tests of this week, what is running, last results, weak topics',
    access: student('attempts.sit'),
    /** Code of an exam: only what prepares for it. What is running is always there. */
    query: z.object({ exam: text(40).optional() }),
    reply: today,
  }),
};
