import { z } from 'zod';
import { student } from '../access.ts';
import { del, download, get, post, put } from '../endpoint.ts';
import { playback } from '../media/shapes.ts';
import { id, instant, language, richText, text, whole, wordOrCode } from '../shapes.ts';
import { completionRule, courseCodes, courseStatus, courseType, lessonKind, videoChapter } from './shapes.ts';

const ofCourse = z.object({ courseId: id });
const ofLesson = z.object({ courseId: id, lessonId: id });

export const learningLimits = {
  /** Pieces that one save may name; a lesson watched in more jumps than this is sent in parts. */
  ranges: 400,
  notesOfCourse: 2000,
  noteLength: 4000,
  /** Rectangles of one highlight: one for each line of text. */
  rectsOfHighlight: 60,
  /** So many times faster than the clock may be watched. */
  speed: 2,
  /** Seconds of one opening that can be told as read: a day. */
  readOfOpening: 86_400,
} as const;

/** Why a lesson does not open now. `access`: the course is not the learner's. `begin`: its days count from the first lesson that is opened. */
export const lessonLock = z.discriminatedUnion('why', [
  z.object({ why: z.literal('access') }),
  z.object({ why: z.literal('release'), at: instant }),
  z.object({ why: z.literal('begin'), days: whole }),
  z.object({ why: z.literal('after'), lessonIds: z.array(id) }),
]);
export type LessonLock = z.infer<typeof lessonLock>;

/** A line of the outline as one learner sees it. */
export const lessonToLearn = z.object({
  lessonId: id,
  kind: lessonKind,
  title: z.string(),
  seconds: whole.nullable(),
  free: z.boolean(),
  state: z.enum(['new', 'begun', 'done']),
  /** How much was watched or read; 100 when done. */
  percent: whole,
  locked: lessonLock.nullable(),
  bookmarked: z.boolean(),
});
export type LessonToLearn = z.infer<typeof lessonToLearn>;

const courseProgress = z.object({ done: whole, lessons: whole });
export const courseToLearn = z.object({
  courseId: id,
  type: courseType,
  status: courseStatus,
  title: z.string(),
  language,
  coverUrl: z.string().nullable(),
  teachers: z.array(z.string()),
  /** preview: only its free lessons open. */
  access: z.enum(['full', 'preview']),
  /** When the access ends; null: it does not. */
  endsAt: instant.nullable(),
  enrolledAt: instant.nullable(),
  completedAt: instant.nullable(),
  progress: courseProgress,
  /** Where the learner was last. */
  lastLessonId: id.nullable(),
  sections: z.array(z.object({ sectionId: id, title: z.string(), lessons: z.array(lessonToLearn) })),
  /** Lessons that were begun here and are not part of the course any more. */
  earlier: z.array(lessonToLearn),
  /** Of a pack: its courses. */
  courses: z.array(
    z.object({ courseId: id, title: z.string(), coverUrl: z.string().nullable(), progress: courseProgress }),
  ),
});
export type CourseToLearn = z.infer<typeof courseToLearn>;

/** A file to be read or downloaded; its address is asked for when it is opened, and good for minutes. */
const lessonFile = z.object({
  mediaId: id,
  title: z.string(),
  fileName: z.string(),
  type: z.string(),
  bytes: whole,
  pages: whole.nullable(),
});
export type LessonFile = z.infer<typeof lessonFile>;

/** What a lesson shows to a learner. Null where what it needs is not ready. */
export const shownContent = z.discriminatedUnion('kind', [
  /** What plays it is asked for apart; `ready`: there is something to play. */
  z.object({ kind: z.enum(['video', 'audio']), ready: z.boolean(), chapters: z.array(videoChapter) }),
  z.object({ kind: z.enum(['pdf', 'file']), file: lessonFile.nullable() }),
  z.object({ kind: z.literal('article'), body: richText }),
  z.object({ kind: z.literal('link'), url: z.string().nullable() }),
  z.object({ kind: z.literal('scorm'), mediaId: id.nullable() }),
  z.object({
    kind: z.enum(['quiz', 'paper']),
    thing: z
      .object({
        title: z.string(),
        questions: whole,
        minutes: whole.nullable(),
        /** Where the learner begins it, goes on or sees the result. */
        path: z.string(),
        state: z.enum(['new', 'running', 'done']),
        /** Best result in whole percent; null: none that may be seen yet. */
        percent: whole.nullable(),
      })
      .nullable(),
  }),
]);
export type ShownContent = z.infer<typeof shownContent>;

/** Piece [from, to) of what was seen: seconds of video and audio, pages (from 0) of a document, thousandths of an article. */
export const seenRange = z.tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)]);
export type SeenRange = z.infer<typeof seenRange>;
/** Spec §9: content reactions. */
export const reactionCodes = { none: 1, like: 2, dislike: 3 } as const;
export const reaction = z.enum(['none', 'like', 'dislike']);
export type Reaction = z.infer<typeof reaction>;

/** How far one learner is in one lesson. */
export const lessonStanding = z.object({
  /** Second of a video or audio, page of a document (from 0), thousandth of an article. */
  place: whole,
  /** Pairs, as `seenRange`. */
  seen: z.array(z.array(whole).length(2)),
  percent: whole,
  doneAt: instant.nullable(),
});
export type LessonStanding = z.infer<typeof lessonStanding>;

export const openedLesson = z.object({
  lessonId: id,
  /** Of this opening: what is seen is saved under it. */
  sittingId: id,
  version: whole,
  /** There is a newer version than the one that was begun. */
  newer: z.boolean(),
  title: z.string(),
  about: richText,
  seconds: whole.nullable(),
  completion: completionRule,
  /** May be marked as done by hand. */
  mayMark: z.boolean(),
  content: shownContent,
  files: z.array(lessonFile),
  /** Signed addresses of the pictures in its texts, by media id. */
  images: z.record(z.string(), z.string()),
  /** What it takes to load, of a video in a middle size; null: nobody knows. */
  bytes: whole.nullable(),
  /** The same while data is saved: of a video in its least size. */
  leastBytes: whole.nullable(),
  reaction,
  bookmarked: z.boolean(),
  standing: lessonStanding,
});
export type OpenedLesson = z.infer<typeof openedLesson>;

export const lessonSave = z.strictObject({
  sittingId: id,
  place: z.int().min(0).max(1_000_000),
  /** Milliseconds since the learner was at this place: of two devices the newest counts. */
  agoMs: z.int().min(0).max(7_776_000_000),
  seen: z.array(seenRange).max(learningLimits.ranges),
  /** Seconds of this opening, all together, in which a document or an article was visibly before somebody who did something. */
  readSeconds: z.int().min(0).max(learningLimits.readOfOpening).default(0),
});
export type LessonSave = z.infer<typeof lessonSave>;

/** A marked place on a page: thousandths of its width and height. */
const rect = z.object({ x: whole, y: whole, width: whole, height: whole });
export const highlightColor = z.enum(['yellow', 'green', 'blue', 'pink']);
export const highlight = z.object({
  quote: text(4000, 1),
  color: highlightColor,
  rects: z.array(rect).min(1).max(learningLimits.rectsOfHighlight),
});
export type Highlight = z.infer<typeof highlight>;
export const lessonNote = z.object({
  noteId: id,
  lessonId: id,
  place: whole,
  text: z.string(),
  highlight: highlight.nullable(),
  writtenAt: instant,
});
export type LessonNote = z.infer<typeof lessonNote>;
const noteText = text(learningLimits.noteLength);

/** My-courses filter of spec §9: All Courses, Individual (not those that came with a pack). */
export const myCoursesFilter = z.enum(['all', 'individual']);
export const myCourse = z.object({
  courseId: id,
  type: courseType,
  status: courseStatus,
  codes: courseCodes,
  title: z.string(),
  coverUrl: z.string().nullable(),
  exam: z.string().nullable(),
  /** Codes of its subjects. */
  subjects: z.array(z.string()),
  teachers: z.array(z.string()),
  progress: courseProgress,
  /** Packs of the learner that it lies in. */
  packs: z.array(z.string()),
  begun: z.boolean(),
  /** False: it was theirs, and is not any more; what they did is kept. */
  open: z.boolean(),
  lastLesson: z.object({ lessonId: id, title: z.string() }).nullable(),
  lastAt: instant.nullable(),
  completedAt: instant.nullable(),
  endsAt: instant.nullable(),
});
export type MyCourse = z.infer<typeof myCourse>;

const closed = ['LESSON_LOCKED'] as const;

export const learning = {
  listMyCourses: get('/api/student/courses', {
    summary: 'The courses and packs of the caller, with progress; those he was in last come first',
    access: student('courses.study'),
    query: z.object({ filter: myCoursesFilter.default('all') }),
    reply: z.object({ rows: z.array(myCourse) }),
  }),
  showCourseToLearn: get('/api/student/courses/:courseId', {
    summary: 'A course as the caller studies it: outline with what is done, and what is locked and why',
    access: student('courses.study'),
    params: ofCourse,
    reply: courseToLearn,
  }),
  openLesson: post('/api/student/courses/:courseId/lessons/:lessonId/open', {
    summary:
      'Opens a lesson: its content in the version that was begun, and where to go on. The first opening begins it',
    access: student('courses.study'),
    params: ofLesson,
    body: z.strictObject({ newest: z.boolean().default(false) }),
    reply: openedLesson,
    errors: closed,
  }),
  playLesson: post('/api/student/courses/:courseId/lessons/:lessonId/playback', {
    summary: 'Addresses of the video or audio of a lesson for some minutes; asked again before they run out',
    access: student('courses.study'),
    params: ofLesson,
    /** What the reply before gave; null: playing begins. */
    body: z.strictObject({ stream: text(200).nullable() }),
    reply: playback,
    errors: [...closed, 'VIDEO_WORKING', 'VIDEO_FAILED', 'STREAM_ELSEWHERE'],
  }),
  addressLessonFile: post('/api/student/courses/:courseId/lessons/:lessonId/files/:mediaId', {
    summary: 'The address of a file of a lesson (its document, or one beside it) for five minutes',
    access: student('courses.study'),
    params: ofLesson.extend({ mediaId: id }),
    reply: z.object({ url: z.string(), expiresAt: instant }),
    errors: closed,
  }),
  saveLessonProgress: post('/api/student/courses/:courseId/lessons/:lessonId/progress', {
    summary: 'Keeps where the caller is and what was seen; sent again, late or from two devices it comes to the same',
    access: student('courses.study'),
    params: ofLesson,
    body: lessonSave,
    reply: lessonStanding,
    errors: ['SITTING_UNKNOWN'],
  }),
  markLessonDone: put('/api/student/courses/:courseId/lessons/:lessonId/done', {
    summary: 'Marks a lesson as done, or not done, where its rule leaves that to the learner',
    access: student('courses.study'),
    params: ofLesson,
    body: z.strictObject({ done: z.boolean() }),
    reply: lessonStanding,
    errors: [...closed, 'LESSON_NOT_MARKED_BY_HAND'],
  }),
  reactToLesson: put('/api/student/courses/:courseId/lessons/:lessonId/reaction', {
    summary: 'Likes or dislikes a lesson, or takes that back',
    access: student('courses.study'),
    params: ofLesson,
    body: z.strictObject({ reaction: wordOrCode(reaction, reactionCodes) }),
    reply: z.object({ reaction, code: z.literal(Object.values(reactionCodes)) }),
    errors: closed,
  }),
  findMyLessons: get('/api/student/lessons', {
    summary: 'A few lessons of one’s own courses by their titles and those of their chapters; slips are forgiven',
    access: student('courses.study'),
    query: z.object({ search: text(100, 2) }),
    reply: z.object({
      rows: z.array(
        z.object({
          lessonId: id,
          title: z.string(),
          kind: lessonKind,
          courseId: id,
          course: z.string(),
          section: z.string(),
        }),
      ),
    }),
  }),
  listLessonBookmarks: get('/api/student/lesson-bookmarks', {
    summary: 'Lessons that the caller bookmarked in any course, newest first',
    access: student('courses.study'),
    reply: z.object({
      rows: z.array(
        z.object({
          courseId: id,
          course: z.string(),
          lessonId: id,
          title: z.string(),
          kind: lessonKind,
          seconds: whole.nullable(),
          at: instant,
        }),
      ),
    }),
  }),
  bookmarkLesson: put('/api/student/courses/:courseId/lessons/:lessonId/bookmark', {
    summary: 'Puts a bookmark on a lesson, or takes it away',
    access: student('courses.study'),
    params: ofLesson,
    body: z.strictObject({ bookmarked: z.boolean() }),
    reply: z.object({ bookmarked: z.boolean() }),
    errors: closed,
  }),
};

export const notes = {
  listNotes: get('/api/student/courses/:courseId/notes', {
    summary: 'Notes and highlights of the caller in a course, by lesson and place',
    access: student('courses.study'),
    params: ofCourse,
    query: z.object({ lessonId: id.optional() }),
    reply: z.object({ notes: z.array(lessonNote) }),
  }),
  writeNote: put('/api/student/courses/:courseId/lessons/:lessonId/notes/:noteId', {
    summary: 'Writes or changes a note at a second or page; its id is made by the device, so that it is written once',
    access: student('courses.study'),
    params: ofLesson.extend({ noteId: id }),
    body: z.strictObject({ place: z.int().min(0).max(1_000_000), text: noteText, highlight: highlight.nullable() }),
    reply: lessonNote,
    errors: [...closed, 'NOTES_FULL'],
  }),
  removeNote: del('/api/student/courses/:courseId/notes/:noteId', {
    summary: 'Takes a note away; done twice it changes nothing',
    access: student('courses.study'),
    params: ofCourse.extend({ noteId: id }),
    reply: z.object({ removed: z.boolean() }),
  }),
  exportNotes: download('/api/student/courses/:courseId/notes/export', {
    summary: 'The notes of the caller in a course as text (Markdown)',
    access: student('courses.study'),
    params: ofCourse,
    reply: z.string(),
    file: 'text/markdown',
  }),
};
