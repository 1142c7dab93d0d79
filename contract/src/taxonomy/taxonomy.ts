import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';

/** Spec §9: standard exams 1 neet, 2 jee. */
export const examCodes = { neet: 1, jee: 2 } as const;
/** Spec §9: standard subjects, and the subject tags of the bank. */
export const subjectCodes = { maths: 1, physics: 2, chemistry: 3, biology: 4 } as const;
export const subjectTags = { biology: 3, chemistry: 4, physics: 5, maths: 6 } as const;
export const subjectName = z.enum(['maths', 'physics', 'chemistry', 'biology']);
export type SubjectName = z.infer<typeof subjectName>;

export const exam = z.object({
  id: whole,
  code: z.string(),
  name: z.string(),
  category: z.enum(['JEE', 'NEET']),
  subjects: z.array(z.object({ id: whole, code: subjectName, name: z.string(), tag: whole })),
  standards: z.array(z.object({ id: whole, name: z.string() })),
  targetYears: z.array(whole),
});
export type Exam = z.infer<typeof exam>;

export const knowledgeArea = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  path: z.string(),
  subject: subjectName,
  /** Made by this institute, not by the provider. */
  own: z.boolean(),
});
export type KnowledgeArea = z.infer<typeof knowledgeArea>;

export const taxonomy = {
  listExams: get('/api/exams', {
    summary: 'The exams with their subjects, standards and target years',
    access: 'public',
    reply: z.array(exam),
  }),
  listKnowledgeAreas: get('/api/knowledge-areas', {
    summary: 'Chapters and topics: the provider’s tree and what this institute hung under it',
    access: 'signedIn',
    query: z.object({ subject: subjectName.optional() }),
    reply: z.array(knowledgeArea),
  }),
  createKnowledgeArea: post('/api/knowledge-areas', {
    summary: 'Adds an area of this institute’s own',
    access: partner('questions.write'),
    body: z.object({ name: text(120, 2), subject: subjectName, parentId: id.nullable() }),
    reply: knowledgeArea,
    errors: ['KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
};
