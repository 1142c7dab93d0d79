import { z } from 'zod';
import type { Access } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { text, whole } from '../shapes.ts';
import { subjectName } from './shapes.ts';

const look: Access = { area: 'employees' };
const change: Access = { area: 'employees', can: 'settings.write' };

/** Spec §9 names two kinds of exams; each other one is taken like one of them. */
export const examCategory = z.enum(['JEE', 'NEET']);
const examFields = {
  name: text(60, 2),
  /** In the order of the exam. */
  subjects: z.array(subjectName).min(1).max(8),
  standards: z.array(whole).min(1).max(8),
  targetYears: z.array(z.int().min(2020).max(2100)).min(1).max(10),
};
const providedExam = z.object({
  id: whole,
  code: z.string(),
  name: z.string(),
  category: examCategory,
  subjects: z.array(subjectName),
  standards: z.array(whole),
  targetYears: z.array(whole),
});
export type ProvidedExam = z.infer<typeof providedExam>;

export const providedExams = {
  showProvidedExams: get('/api/employees/exams', {
    summary: 'The exams that all institutes prepare for, and what they can be made of',
    access: look,
    reply: z.object({
      rows: z.array(providedExam),
      subjects: z.array(subjectName),
      standards: z.array(z.object({ id: whole, name: z.string() })),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  createExam: post('/api/employees/exams', {
    summary: 'Adds an exam that students of every institute can prepare for',
    access: change,
    body: z.strictObject({
      ...examFields,
      code: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .min(2)
        .max(30),
      category: examCategory,
    }),
    reply: z.object({ examId: whole }),
    errors: ['EXAM_EXISTS', 'NOT_FOUND'],
  }),
  saveExam: put('/api/employees/exams/:examId', {
    summary: 'Changes name, subjects, standards or target years of an exam, in every institute',
    access: change,
    params: z.object({ examId: z.coerce.number().int().min(1).max(32_000) }),
    body: z.strictObject(examFields),
    reply: z.object({}),
    errors: ['EXAM_EXISTS', 'NOT_FOUND'],
  }),
};
