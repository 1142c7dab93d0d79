import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { mediaItem, playback } from '../media/shapes.ts';
import { id, instant, named, text, whole } from '../shapes.ts';
import { completionRule, courseLimits, lessonContent, lessonDraft, lessonKind, release } from './shapes.ts';

/** Everything that hinders publishing; the name of a lesson or course stands in `values`. */
export const courseProblem = z.object({
  code: z.enum([
    'NO_TITLE',
    'NO_LESSONS',
    'EMPTY_SECTION',
    'LESSON_EMPTY',
    'MEDIA_NOT_READY',
    'AFTER_ITSELF',
    'AFTER_UNKNOWN',
    'THING_NOT_READY',
    'THING_GONE',
    'NO_COURSES',
    'COURSE_UNPUBLISHED',
    'PRICE_OF_FREE',
    'LIST_PRICE',
    'TEACHER_GONE',
  ]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The lesson to open, where it is about one. */
  lessonId: id.nullable(),
});
export type CourseProblem = z.infer<typeof courseProblem>;

/** One line of the builder. */
export const outlineDraftLesson = z.object({
  lessonId: id,
  kind: lessonKind,
  title: z.string(),
  seconds: whole.nullable(),
  free: z.boolean(),
  release: release.nullable(),
  after: z.array(id),
  completion: completionRule,
  /** 0: never published. */
  version: whole,
  changed: z.boolean(),
  /** How many things hinder its publishing. */
  problems: whole,
});
export type OutlineDraftLesson = z.infer<typeof outlineDraftLesson>;
export const outlineDraftSection = z.object({
  sectionId: id,
  title: z.string(),
  release: release.nullable(),
  lessons: z.array(outlineDraftLesson),
});
export type OutlineDraftSection = z.infer<typeof outlineDraftSection>;
/** The draft as it stands: of a pack its courses, otherwise sections with lessons. */
export const outlineDraft = z.object({
  sections: z.array(outlineDraftSection),
  courses: z.array(z.object({ courseId: id, title: z.string(), published: z.boolean(), lessons: whole })),
});
export type OutlineDraft = z.infer<typeof outlineDraft>;

/** What the builder has after each change. */
export const outlineReply = z.object({
  outline: outlineDraft,
  changed: z.boolean(),
  problems: z.array(courseProblem),
});
export type OutlineReply = z.infer<typeof outlineReply>;

/** What stands behind a quiz or paper lesson, in words. */
export const lessonThing = z.object({
  thingId: id,
  title: z.string(),
  questions: whole,
  minutes: whole,
  /** It was published at least once. */
  published: z.boolean(),
  /** It was changed since; publishing the course publishes a quiz with it. */
  changed: z.boolean(),
  /** Where it is edited. */
  path: z.string(),
});
export type LessonThing = z.infer<typeof lessonThing>;

/** A lesson with all that its editor needs. */
export const authoredLesson = z.object({
  lessonId: id,
  courseId: id,
  sectionId: id,
  revision: whole,
  version: whole,
  changed: z.boolean(),
  draft: lessonDraft,
  /** The uploads that it uses. */
  media: z.array(mediaItem),
  /** Addresses of the pictures in its texts, by media id. */
  images: z.record(z.string(), z.string()),
  thing: lessonThing.nullable(),
  updatedAt: instant,
});
export type AuthoredLesson = z.infer<typeof authoredLesson>;

/** A draft lesson as a student would get it. */
export const previewedLesson = z.object({
  lessonId: id,
  title: z.string(),
  about: lessonDraft.shape.about,
  content: lessonContent,
  /** Of PDF and file; null while the upload is not ready. */
  fileUrl: z.string().nullable(),
  /** Addresses of the pictures in its texts, by media id. */
  images: z.record(z.string(), z.string()),
  files: z.array(z.object({ title: z.string(), url: z.string().nullable(), bytes: whole })),
  thing: lessonThing.nullable(),
});
export type PreviewedLesson = z.infer<typeof previewedLesson>;

/** `removalId`: with it what was taken out is put back. */
const removal = outlineReply.extend({ removalId: id });

const ofCourse = z.object({ courseId: id });
const ofSection = z.object({ sectionId: id });
const ofLesson = z.object({ lessonId: id });
const read = partner('courses.read');
const write = partner('courses.write');

export const outlines = {
  addSection: post('/api/authoring/courses/:courseId/sections', {
    summary: 'A new section at the end',
    access: write,
    params: ofCourse,
    body: z.object({ title: text(120, 1) }),
    reply: outlineReply.extend({ sectionId: id }),
    errors: ['COURSE_FULL', 'COURSE_STATE', 'COURSE_IS_PACK'],
  }),
  saveSection: put('/api/authoring/sections/:sectionId', {
    summary: 'Title of a section and when it opens',
    access: write,
    params: ofSection,
    body: z.object({ title: text(120, 1), release: release.nullable() }),
    reply: outlineReply,
    errors: ['COURSE_STATE'],
  }),
  removeSection: del('/api/authoring/sections/:sectionId', {
    summary: 'Takes a section out with its lessons; what was published of them stays with those who began it',
    access: write,
    params: ofSection,
    reply: removal,
    errors: ['COURSE_STATE'],
  }),
  orderOutline: put('/api/authoring/courses/:courseId/order', {
    summary: 'The order of sections and of the lessons in them, all of them at once',
    access: write,
    params: ofCourse,
    body: z.object({
      sections: z
        .array(z.object({ sectionId: id, lessonIds: z.array(id).max(courseLimits.lessons) }))
        .max(courseLimits.sections),
    }),
    reply: outlineReply,
    errors: ['CONFLICT', 'COURSE_STATE'],
  }),
  findLessons: get('/api/authoring/lessons', {
    summary: 'A few lessons of any course that somebody means by these words; slips are forgiven',
    access: partner('courses.read'),
    query: named,
    reply: z.object({
      rows: z.array(z.object({ lessonId: id, title: z.string(), kind: lessonKind, courseId: id, course: z.string() })),
    }),
  }),
  addLesson: post('/api/authoring/sections/:sectionId/lessons', {
    summary: 'A new lesson at the end of a section; a quiz is made with it',
    access: write,
    params: ofSection,
    body: z.object({ kind: lessonKind, title: text(160, 1) }),
    reply: outlineReply.extend({ lessonId: id }),
    errors: ['COURSE_FULL', 'COURSE_STATE'],
  }),
  showAuthoredLesson: get('/api/authoring/lessons/:lessonId', {
    summary: 'A lesson as its authors write it',
    access: read,
    params: ofLesson,
    reply: authoredLesson,
  }),
  saveLesson: put('/api/authoring/lessons/:lessonId', {
    summary: 'Saves the draft of a lesson, incomplete as it may be',
    access: write,
    params: ofLesson,
    body: z.object({ revision: whole, draft: lessonDraft }),
    reply: authoredLesson,
    errors: ['CONFLICT', 'COURSE_STATE', 'LESSON_KIND_FIXED', 'LESSON_THING_UNKNOWN', 'LESSON_MEDIA_UNKNOWN'],
  }),
  previewLesson: get('/api/authoring/lessons/:lessonId/preview', {
    summary: 'The draft of a lesson as a student would get it',
    access: read,
    params: ofLesson,
    reply: previewedLesson,
  }),
  previewPlayback: get('/api/authoring/lessons/:lessonId/playback', {
    summary: 'Where the video or audio of a draft lesson plays, for its authors',
    access: read,
    params: ofLesson,
    query: z.object({ stream: z.string().max(200).optional() }),
    reply: playback,
    errors: ['NOT_FOUND', 'VIDEO_WORKING', 'VIDEO_FAILED', 'STREAM_ELSEWHERE'],
  }),
  removeLesson: del('/api/authoring/lessons/:lessonId', {
    summary: 'Takes a lesson out; who began it keeps it',
    access: write,
    params: ofLesson,
    reply: removal,
    errors: ['COURSE_STATE'],
  }),
  restoreRemoved: post('/api/authoring/courses/:courseId/removals/:removalId/restore', {
    summary: 'Puts back a lesson, or a section with its lessons, that was taken out in the last days',
    access: write,
    params: ofCourse.extend({ removalId: id }),
    reply: outlineReply,
    errors: ['COURSE_FULL', 'COURSE_STATE'],
  }),
  duplicateLesson: post('/api/authoring/lessons/:lessonId/duplicate', {
    summary: 'The same lesson once more, after this one; a quiz is copied too',
    access: write,
    params: ofLesson,
    reply: outlineReply.extend({ lessonId: id }),
    errors: ['COURSE_FULL', 'COURSE_STATE'],
  }),
  moveLessons: post('/api/authoring/courses/:courseId/lessons/move', {
    summary: 'Moves lessons of this course to the end of a section, of this course or of another',
    access: write,
    params: ofCourse,
    body: z.object({ lessonIds: z.array(id).min(1).max(200), sectionId: id }),
    reply: outlineReply,
    errors: ['COURSE_FULL', 'COURSE_STATE'],
  }),
  listMoveTargets: get('/api/authoring/move-targets', {
    summary: 'Sections of the courses that the caller may change, for moving lessons',
    access: write,
    query: z.object({ search: text(120).default('') }),
    reply: z.object({
      courses: z.array(
        z.object({
          courseId: id,
          title: z.string(),
          sections: z.array(z.object({ sectionId: id, title: z.string() })),
        }),
      ),
    }),
  }),
  findLessonThings: get('/api/authoring/lesson-things', {
    summary: 'Papers that can be a lesson',
    access: write,
    query: z.object({ kind: z.enum(['quiz', 'paper']), search: text(120).default('') }),
    reply: z.object({ things: z.array(lessonThing) }),
  }),
};
