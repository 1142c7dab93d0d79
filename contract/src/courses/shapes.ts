import { z } from 'zod';
import { id, instant, language, richText, text, whole } from '../shapes.ts';

/** Spec §9: course types. Filters take word or number; courses carry both. */
export const courseTypeCodes = { subscription: 1, pack: 2, legacy: 3, course: 4, free: 5 } as const;
export const courseType = z.enum(['subscription', 'pack', 'legacy', 'course', 'free']);
export type CourseType = z.infer<typeof courseType>;
/** Spec §4: how the specification writes the states of a course. */
export const courseStatusCodes = { draft: 'DRAFT', published: 'PUBLISH', archived: 'ARCHIVE' } as const;
export const courseStatus = z.enum(['draft', 'published', 'archived']);
export type CourseStatus = z.infer<typeof courseStatus>;
/** Type and state of a course in the codes of the specification. */
export const courseCodes = z.object({
  type: z.literal(Object.values(courseTypeCodes)),
  status: z.literal(Object.values(courseStatusCodes)),
});
export const codesOfCourse = (of: { readonly type: CourseType; readonly status: CourseStatus }) => ({
  type: courseTypeCodes[of.type],
  status: courseStatusCodes[of.status],
});

export const courseLimits = {
  sections: 100,
  /** Lessons of one course, all sections together. */
  lessons: 1000,
  filesOfLesson: 20,
  chaptersOfVideo: 60,
  coursesOfPack: 50,
  /** Whole paise: ten lakh rupees. */
  pricePaise: 100_000_000,
} as const;

/** A video of our own, or one at a host that the institute allowed. */
export const videoSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('media'), mediaId: id }),
  z.object({ from: z.literal('link'), linkId: id }),
]);
export type VideoSource = z.infer<typeof videoSource>;

/** What is said of a course: the same fields in the draft and in each published version. */
export const courseDetails = z.object({
  title: text(120, 1),
  subtitle: text(200),
  description: richText,
  coverId: id.nullable(),
  trailer: videoSource.nullable(),
  examId: whole.nullable(),
  /** Ids of the subjects. */
  subjectIds: z.array(whole).max(8),
  language,
  /** Accounts of the teachers, in the order in which they are shown. */
  teacherIds: z.array(id).max(12),
  /** Whole paise; 0 is free for everyone of the institute. */
  pricePaise: whole.min(0).max(courseLimits.pricePaise),
  /** The price before a reduction; null: no reduction is shown. */
  listPricePaise: whole.min(0).max(courseLimits.pricePaise).nullable(),
  /** Days of access from the grant; null: without an end. */
  validityDays: z.int().min(1).max(3660).nullable(),
  learn: z.array(text(200, 1)).max(12),
  faq: z.array(z.object({ question: text(200, 1), answer: text(1000, 1) })).max(20),
});
export type CourseDetails = z.infer<typeof courseDetails>;

/** When a section or lesson opens to a learner; the later of the section's and the lesson's counts. */
export const release = z.discriminatedUnion('by', [
  z.object({ by: z.literal('date'), at: instant }),
  /** So many whole days after the learner enrolled. */
  z.object({ by: z.literal('days'), days: z.int().min(1).max(730) }),
]);
export type Release = z.infer<typeof release>;

/** When a lesson counts as done. `watched` counts seconds that were seen, each once. */
export const completionRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('opened') }),
  z.object({ rule: z.literal('marked') }),
  z.object({ rule: z.literal('watched'), percent: z.int().min(10).max(100) }),
  z.object({ rule: z.literal('read'), percent: z.int().min(10).max(100) }),
  /** The thing behind it says so: a paper handed in, a package that reports it. */
  z.object({ rule: z.literal('finished') }),
  z.object({ rule: z.literal('passed') }),
]);
export type CompletionRule = z.infer<typeof completionRule>;

export const videoChapter = z.object({ at: whole.min(0), title: text(120, 1) });
/** What a lesson shows, by its kind. */
export const lessonContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    source: videoSource.nullable(),
    chapters: z.array(videoChapter).max(courseLimits.chaptersOfVideo),
  }),
  z.object({ kind: z.literal('pdf'), mediaId: id.nullable() }),
  z.object({ kind: z.literal('article'), body: richText }),
  z.object({ kind: z.literal('audio'), mediaId: id.nullable() }),
  z.object({
    kind: z.literal('link'),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
  }),
  z.object({ kind: z.literal('file'), mediaId: id.nullable() }),
  z.object({ kind: z.literal('scorm'), mediaId: id.nullable() }),
  /** Kinds that a higher domain registered: what it is, is said there. */
  z.object({ kind: z.enum(['quiz', 'paper']), thingId: id.nullable() }),
]);
export type LessonContent = z.infer<typeof lessonContent>;
export const lessonKinds = ['video', 'pdf', 'article', 'audio', 'link', 'file', 'scorm', 'quiz', 'paper'] as const;
export const lessonKind = z.enum(lessonKinds);
export type LessonKind = z.infer<typeof lessonKind>;

/** A lesson as its authors write it. */
export const lessonDraft = z.object({
  title: text(160, 1),
  about: richText,
  content: lessonContent,
  /** How long it takes, in seconds; of videos and audio their own length. Null: nobody said. */
  seconds: whole.min(0).nullable(),
  /** Anybody may open it before the course is theirs. */
  free: z.boolean(),
  release: release.nullable(),
  /** Lessons of this course that are done before this one opens. */
  after: z.array(id).max(20),
  completion: completionRule,
  files: z.array(z.object({ mediaId: id, title: text(160, 1) })).max(courseLimits.filesOfLesson),
});
export type LessonDraft = z.infer<typeof lessonDraft>;

/** One line of a published outline. Its content is the lesson's version of this number, which never changes. */
export const outlineLesson = z.object({
  lessonId: id,
  version: z.int().min(1),
  kind: lessonKind,
  title: z.string(),
  seconds: whole.nullable(),
  free: z.boolean(),
  release: release.nullable(),
  after: z.array(id),
  completion: completionRule,
});
export type OutlineLesson = z.infer<typeof outlineLesson>;
export const outlineSection = z.object({
  sectionId: id,
  title: z.string(),
  release: release.nullable(),
  lessons: z.array(outlineLesson),
});
export type OutlineSection = z.infer<typeof outlineSection>;
/** Of a pack its courses stand here and it has no sections of its own. */
export const courseOutline = z.object({ sections: z.array(outlineSection), courseIds: z.array(id) });
export type CourseOutline = z.infer<typeof courseOutline>;

/** A course on a card: the same on the home, in lists, in searches. */
export const courseCard = z.object({
  courseId: id,
  type: courseType,
  title: z.string(),
  subtitle: z.string(),
  coverUrl: z.string().nullable(),
  exam: z.string().nullable(),
  subjects: z.array(z.string()),
  language,
  teachers: z.array(z.string()),
  lessons: whole,
  /** Quizzes and papers among the lessons. */
  tests: whole,
  seconds: whole,
  pricePaise: whole,
  listPricePaise: whole.nullable(),
  /** Mean of the ratings in hundredths of a star, and how many; null: none yet. */
  rating: z.object({ hundredths: whole, count: whole }).nullable(),
  learners: whole,
  /** Of its exam most learners began it in the last thirty days, ten at least. */
  bestseller: z.boolean(),
  publishedAt: instant,
});
export type CourseCard = z.infer<typeof courseCard>;
