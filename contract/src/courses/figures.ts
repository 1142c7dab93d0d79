import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { lessonKind } from './shapes.ts';

export const figureLimits = {
  /** Days without a lesson after which a learner counts as stopped. */
  stoppedDays: 7,
  /** A learner is nudged at most once in so many days. */
  nudgeEveryDays: 7,
  /** Parts of a video whose viewers are counted. */
  heatParts: 120,
  nudgedAtOnce: 5000,
} as const;

/** new: has not done anything; underWay; stopped: did nothing for a week and is not through; completed. */
export const learnerStates = ['new', 'underWay', 'stopped', 'completed'] as const;
export const learnerState = z.enum(learnerStates);
export type LearnerState = z.infer<typeof learnerState>;

export const lessonFigures = z.object({
  lessonId: id,
  section: z.string(),
  title: z.string(),
  kind: lessonKind,
  seconds: whole.nullable(),
  begun: whole,
  done: whole,
  /** Mean share that was watched or read by those who began it, in whole percent; null: nobody began it, or its extent is unknown. */
  seenPercent: whole.nullable(),
  /** Doubts that were asked in it. */
  doubts: whole,
});
export type LessonFigures = z.infer<typeof lessonFigures>;

/** What the kind of a quiz or paper says of it. */
export const quizFigures = z.object({
  lessonId: id,
  title: z.string(),
  learners: whole,
  /** Mean share of the full marks in whole percent; null: nobody handed it in. */
  meanPercent: whole.nullable(),
  passed: whole,
});

export const courseFigures = z.object({
  title: z.string(),
  lessons: whole,
  learners: z.object({
    all: whole,
    new: whole,
    underWay: whole,
    stopped: whole,
    completed: whole,
    activeThisWeek: whole,
  }),
  /** How many learners are how far: ten parts of the way, and all of it. `from` and `to` are percent. */
  progress: z.array(z.object({ from: whole, to: whole, count: whole })),
  /** Enrolments in each of the last twelve weeks, the oldest first. */
  weeks: z.array(z.object({ from: instant, count: whole })),
  byLesson: z.array(lessonFigures),
  quizzes: z.array(quizFigures),
  doubts: z.object({ waiting: whole, all: whole, oldestAt: instant.nullable() }),
  rating: z.object({ hundredths: whole, count: whole }).nullable(),
  certificates: whole,
});
export type CourseFigures = z.infer<typeof courseFigures>;

export const learnerRow = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  state: learnerState,
  enrolledAt: instant,
  lastAt: instant.nullable(),
  lessonsDone: whole,
  percent: whole,
  /** Watched, and read in documents and articles. */
  secondsStudied: whole,
  completedAt: instant.nullable(),
  nudgedAt: instant.nullable(),
});
export type LearnerRow = z.infer<typeof learnerRow>;

const inCourse = z.object({ courseId: id });
export const learnerFilters = z.object({
  state: z.enum(['all', ...learnerStates]).default('all'),
  search: text(100).default(''),
  order: z.enum(['last', 'progress', 'enrolled']).default('last'),
});

export const figures = {
  showCourseFigures: get('/api/courses/:courseId/figures', {
    summary: 'How a course is studied: learners, how far they are, each lesson, quizzes, doubts and ratings',
    access: partner('results.read'),
    params: inCourse,
    reply: courseFigures,
  }),
  showLessonHeat: get('/api/courses/:courseId/figures/lessons/:lessonId', {
    summary: 'How many learners saw each part of a video, audio or document, and where most stop',
    access: partner('results.read'),
    params: inCourse.extend({ lessonId: id }),
    reply: z.object({
      title: z.string(),
      unit: z.enum(['second', 'page']),
      /** Seconds of the video or audio, or pages of the document. */
      length: whole,
      /** Seconds or pages of one part. */
      every: whole,
      learners: whole,
      /** Learners who saw something of each part. */
      parts: z.array(whole),
      /** Where most stop: the greatest fall of the line before its last part; null: nobody stops. */
      drop: z.object({ at: whole, lost: whole }).nullable(),
      /** Doubts that were asked in each part. */
      doubts: z.array(whole),
    }),
  }),
  listLearners: get('/api/courses/:courseId/figures/learners', {
    summary: 'The learners of a course with how far each is',
    access: partner('results.read'),
    params: inCourse,
    query: page.extend(learnerFilters.shape),
    reply: paged(learnerRow).extend({
      lessons: whole,
      counts: z.object({ all: whole, new: whole, underWay: whole, stopped: whole, completed: whole }),
      can: z.object({ nudge: z.boolean() }),
    }),
  }),
  showLearner: get('/api/courses/:courseId/figures/learners/:accountId', {
    summary: 'What one learner did in a course, and when',
    access: partner('results.read'),
    params: inCourse.extend({ accountId: id }),
    reply: learnerRow.extend({
      lessons: whole,
      byLesson: z.array(
        z.object({
          lessonId: id,
          section: z.string(),
          title: z.string(),
          kind: lessonKind,
          seconds: whole.nullable(),
          secondsStudied: whole,
          begunAt: instant.nullable(),
          lastAt: instant.nullable(),
          doneAt: instant.nullable(),
        }),
      ),
      doubts: z.array(z.object({ doubtId: id, title: z.string(), at: instant })),
      certificate: z.object({ certificateId: id, issuedAt: instant, revoked: z.boolean() }).nullable(),
    }),
  }),
  nudgeLearners: post('/api/courses/:courseId/figures/nudges', {
    summary: 'Reminds learners who stopped; each at most once a week, who is through not at all',
    access: partner('courses.moderate'),
    params: inCourse,
    body: z.strictObject({
      /** Nobody named: all who stopped. */
      accountIds: z.array(id).min(1).max(500).optional(),
      /** Stopped means nothing done for so many days. */
      stoppedDays: z.int().min(3).max(90).default(figureLimits.stoppedDays),
      /** Words of the teacher, sent along. */
      words: text(300).default(''),
    }),
    reply: z.object({ nudged: whole, tooSoon: whole, notStopped: whole }),
  }),
  exportLearnersCsv: download('/api/courses/:courseId/figures/learners.csv', {
    summary: 'The learners with their progress as a CSV file',
    access: partner('results.read'),
    params: inCourse,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
  exportFigures: download('/api/courses/:courseId/figures/figures.xlsx', {
    summary: 'Learners, lessons and quizzes of a course as a workbook',
    access: partner('results.read'),
    params: inCourse,
    reply: z.unknown(),
    file: 'application/octet-stream',
  }),
};
