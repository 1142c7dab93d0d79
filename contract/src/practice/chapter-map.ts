import { z } from 'zod';
import { student } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { id, instant, whole } from '../shapes.ts';
import { assignedPractice } from './assignments.ts';
import { band, chapterState, sessionKind } from './shapes.ts';

/** A chapter of an exam as one student stands in it. */
export const mapChapter = z.object({
  id,
  name: z.string(),
  subject: subjectName,
  /** Of the subject's marks in this exam, in whole percent; null where the syllabus does not name it. */
  share: whole.nullable(),
  state: chapterState,
  band: band.nullable(),
  answers: whole,
  lastAt: instant.nullable(),
  /** There is something to practise. */
  questions: whole,
});
export type MapChapter = z.infer<typeof mapChapter>;

export const practiceGoal = z.object({
  questions: z.int().min(5).max(100),
  /** Days of the week without a goal, Sunday is 0. */
  restDays: z.array(z.int().min(0).max(6)).max(6),
});
export type PracticeGoal = z.infer<typeof practiceGoal>;

const due = z.object({ chapterId: id, name: z.string(), state: chapterState });

export const practiceMap = z.object({
  /** The exams that the student prepares for. */
  exams: z.array(z.object({ id: whole, name: z.string() })),
  examId: whole,
  /** Days until the exam, where its date is written. */
  exam: z.object({ day: z.string(), days: whole }).nullable(),
  chapters: z.array(mapChapter),
  /** The newest set that waits. */
  running: z
    .object({
      sessionId: id,
      kind: sessionKind,
      chapter: z.object({ id, name: z.string() }).nullable(),
      course: z.object({ id, title: z.string() }).nullable(),
      answered: whole,
      right: whole,
      questions: whole,
    })
    .nullable(),
  /** The chapter in which most marks are still open. */
  next: z.object({ chapterId: id, name: z.string(), share: whole.nullable(), band: band.nullable() }).nullable(),
  /** A shaky chapter that a begun one rests on. */
  fixFirst: z
    .object({ chapter: z.object({ id, name: z.string() }), before: z.object({ id, name: z.string() }) })
    .nullable(),
  checkpoints: z.array(due),
  /** Courses whose chapters ten questions may decide together; `passed` of the last checkpoint, null where there was none. */
  courses: z.array(
    z.object({ courseId: id, title: z.string(), passed: z.boolean().nullable(), at: instant.nullable() }),
  ),
  /** What teachers ask for, the nearest day first. */
  assigned: z.array(assignedPractice),
  goal: practiceGoal,
  /** Days of this week with their questions, Monday first; `rest` has no goal. */
  week: z.array(z.object({ day: z.string(), questions: whole, right: whole, rest: z.boolean(), today: z.boolean() })),
});
export type PracticeMap = z.infer<typeof practiceMap>;

export const chapterMap = {
  showPracticeMap: get('/api/student/practice', {
    summary: 'Where a student stands in every chapter of an exam, what waits, and the goal of the day',
    access: student('courses.study'),
    query: z.object({ examId: z.coerce.number().int().optional() }),
    reply: practiceMap,
  }),
  savePracticeGoal: put('/api/student/practice/goal', {
    summary: 'How many questions a day, and on which days none',
    access: student('courses.study'),
    body: practiceGoal,
    reply: practiceGoal,
  }),
};
