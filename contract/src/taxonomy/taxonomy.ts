import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { areas } from './areas.ts';
import { providedAreas } from './provided-areas.ts';
import { examCategory, providedExams } from './provided-exams.ts';
import { knowledgeArea, subjectGiven, subjectName } from './shapes.ts';

/** Spec §9: standard exams 1 neet, 2 jee. */
export const examCodes = { neet: 1, jee: 2 } as const;
/** Spec §9: the subject tags of the bank. */
export const subjectTags = { biology: 3, chemistry: 4, physics: 5, maths: 6 } as const;
export { knowledgeArea, type KnowledgeArea, subjectCodes, subjectName, type SubjectName } from './shapes.ts';

export const exam = z.object({
  id: whole,
  code: z.string(),
  name: z.string(),
  category: examCategory,
  subjects: z.array(z.object({ id: whole, code: subjectName, name: z.string(), tag: whole })),
  standards: z.array(z.object({ id: whole, name: z.string() })),
  targetYears: z.array(whole),
});
export type Exam = z.infer<typeof exam>;

/** The next date of an exam here: a day of the calendar. */
export const examDate = z.object({
  examId: whole,
  /** As the institute calls it: `JEE Main Session 1`. */
  title: z.string(),
  day: z.iso.date(),
});
export type ExamDate = z.infer<typeof examDate>;

export const taxonomy = {
  ...areas,
  ...providedAreas,
  ...providedExams,
  listExams: get('/api/exams', {
    summary: 'The exams with their subjects, standards and target years',
    access: 'public',
    reply: z.array(exam),
  }),
  listExamDates: get('/api/exam-dates', {
    summary: 'When the exams are held next, as this institute wrote it; a day that is over is not told',
    access: 'public',
    reply: z.array(examDate),
  }),
  saveExamDate: put('/api/exam-dates', {
    summary: 'Writes the next date of one exam, or takes it away',
    access: partner('settings.write'),
    body: z.strictObject({ examId: whole, next: z.object({ title: text(80, 1), day: z.iso.date() }).nullable() }),
    reply: z.array(examDate),
    errors: ['EXAM_DATE_PAST', 'NOT_FOUND'],
  }),
  listKnowledgeAreas: get('/api/knowledge-areas', {
    summary: 'Chapters and topics: the provider’s tree and what this institute hung under it',
    access: 'signedIn',
    query: z.object({ subject: subjectGiven.optional() }),
    reply: z.array(knowledgeArea),
  }),
  createKnowledgeArea: post('/api/knowledge-areas', {
    summary: 'Adds an area of this institute’s own',
    access: partner('questions.write'),
    body: z.object({ name: text(120, 2), subject: subjectGiven, parentId: id.nullable() }),
    reply: knowledgeArea,
    errors: ['KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
};
