import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';

const chapterName = z.object({ id, name: z.string() });
const day = z.iso.date();

/** What a student was asked to practise: whatever he answers in these chapters from then on counts, up to `questions`. */
export const assignedPractice = z.object({
  assignmentId: id,
  examId: whole,
  chapters: z.array(chapterName),
  questions: whole,
  answered: whole,
  /** The last day; `days` until then, below 0 when it is over. */
  dueOn: day,
  days: z.int(),
  note: z.string(),
  by: z.string(),
  /** The chapter of it that was practised least, and how many questions are left. Null when it is done. */
  next: z.object({ chapterId: id, questions: whole }).nullable(),
});
export type AssignedPractice = z.infer<typeof assignedPractice>;

export const practiceAssignment = z.object({
  assignmentId: id,
  chapters: z.array(chapterName),
  questions: whole,
  dueOn: day,
  note: z.string(),
  by: z.string(),
  assignedAt: instant,
  /** Who was asked, by name, with what was answered since and how much of that was right. */
  students: z.array(z.object({ id, name: z.string(), answered: whole, right: whole, done: z.boolean() })),
});
export type PracticeAssignment = z.infer<typeof practiceAssignment>;

const batch = z.object({ batchId: id });

export const assignments = {
  assignPractice: post('/api/batches/:batchId/practice/assignments', {
    summary: 'Asks students of a batch to practise chapters until a day',
    access: partner('cohorts.write'),
    params: batch,
    body: z.strictObject({
      /** Empty: everybody who is in the batch now. */
      accountIds: z.array(id).max(500),
      examId: whole,
      chapterIds: z.array(id).min(1).max(5),
      questions: z.int().min(3).max(40),
      dueOn: day,
      note: text(300).default(''),
    }),
    reply: practiceAssignment,
    errors: ['CHAPTER_UNKNOWN', 'MEMBER_NOT_HERE', 'BATCH_ARCHIVED', 'PRACTICE_DUE'],
  }),
  listPracticeAssignments: get('/api/batches/:batchId/practice/assignments', {
    summary: 'What students of a batch were asked to practise, the newest first, and who has done it',
    access: partner('cohorts.read'),
    params: batch,
    reply: z.array(practiceAssignment),
  }),
  withdrawPractice: del('/api/batches/:batchId/practice/assignments/:assignmentId', {
    summary: 'Takes back what was asked; done twice it changes nothing',
    access: partner('cohorts.write'),
    params: batch.extend({ assignmentId: id }),
    reply: z.object({ withdrawn: z.boolean() }),
  }),
};
