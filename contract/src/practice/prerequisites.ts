import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { id, whole } from '../shapes.ts';

const prerequisiteList = z.object({
  exams: z.array(z.object({ id: whole, name: z.string() })),
  examId: whole,
  /** The institute has changed something; otherwise it is the provider's list. */
  own: z.boolean(),
  chapters: z.array(
    z.object({
      id,
      name: z.string(),
      subject: subjectName,
      /** Of the subject's marks in this exam, in whole percent. */
      share: whole.nullable(),
      /** Chapters that come before it. */
      beforeIds: z.array(id),
    }),
  ),
});
export type PrerequisiteList = z.infer<typeof prerequisiteList>;

const examId = z.coerce.number().int();

export const prerequisites = {
  showPrerequisites: get('/api/practice/prerequisites', {
    summary: 'The chapters of an exam, each with those that it rests on',
    access: partner('questions.read'),
    query: z.object({ examId: examId.optional() }),
    reply: prerequisiteList,
  }),
  savePrerequisites: put('/api/practice/exams/:examId/prerequisites/:chapterId', {
    summary: 'Says on which chapters one rests; no chapter may rest on itself, over any number of steps',
    access: partner('questions.write'),
    params: z.object({ examId, chapterId: id }),
    body: z.strictObject({ beforeIds: z.array(id).max(10) }),
    reply: prerequisiteList,
    errors: ['CHAPTER_UNKNOWN', 'PREREQUISITE_CIRCLE'],
  }),
  resetPrerequisites: post('/api/practice/exams/:examId/prerequisites/reset', {
    summary: 'Takes the provider’s list of an exam again',
    access: partner('questions.write'),
    params: z.object({ examId }),
    reply: prerequisiteList,
  }),
};
