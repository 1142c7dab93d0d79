import { z } from 'zod';
import { partner } from '../access.ts';
import type { Access } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { questionType } from '../questions/shapes.ts';
import { instant, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { consoleLook, consoleProfile, markingRule } from './shapes.ts';

const patternSection = z.object({
  title: z.string(),
  subject: subjectName,
  /** Any of these. */
  types: z.array(questionType),
  questions: whole,
  /** Of the questions shown so many count at most: “attempt N of M”. */
  counted: whole,
  /** Its questions are asked about so many stems that they share; left out: each stands by itself. */
  stems: whole.optional(),
  rule: markingRule,
});
export type PatternSection = z.infer<typeof patternSection>;

/** One link of a tie chain: by which figure, and which end of it is better. */
export const tieLink = z.object({ figure: z.string(), better: z.enum(['higher', 'lower']) });
export type TieLink = z.infer<typeof tieLink>;
/** How an exam tells equal totals apart, with its year and its source. */
export const tieChain = z.object({
  id: z.string(),
  fromYear: whole,
  source: z.string(),
  secondHand: z.boolean(),
  links: z.array(tieLink),
});
export type TieChain = z.infer<typeof tieChain>;

/** How an official paper is made in some years. Versioned data: another year's pattern is another one. */
export const examPattern = z.object({
  id: z.string(),
  exam: z.string(),
  /** Of the exam of the taxonomy that it belongs to, whatever that is called by now; null where nobody added it. */
  examCode: z.string().nullable(),
  paper: z.string(),
  fromYear: whole,
  /** Null while it holds. */
  untilYear: whole.nullable(),
  source: z.string(),
  /** Known at second hand only. */
  secondHand: z.boolean(),
  minutes: whole,
  /** Full marks in hundredths. */
  marks: whole,
  /** How the screen of the exam behaves; its languages are those of the exam that this product has. */
  console: consoleProfile,
  /** Who gets full marks for a dropped question, where the verdict says nothing else. */
  dropped: z.enum(['appeared', 'attempted']),
  sections: z.array(patternSection),
  tieChain,
});
export type ExamPattern = z.infer<typeof examPattern>;

/** A pattern as an employee of the provider writes it. Its full marks follow from its sections. */
const newPattern = z.strictObject({
  exam: text(60, 2),
  paper: text(60, 1),
  fromYear: z.int().min(2000).max(2100),
  untilYear: z.int().min(2000).max(2100).nullable(),
  source: text(200, 3),
  secondHand: z.boolean(),
  minutes: z.int().min(5).max(600),
  look: consoleLook,
  tieChainId: text(60, 1),
  sections: z
    .array(
      z.strictObject({
        title: text(80, 1),
        subject: subjectName,
        types: z.array(questionType).min(1),
        questions: z.int().min(1).max(200),
        counted: z.int().min(1).max(200),
        rule: markingRule,
      }),
    )
    .min(1)
    .max(20),
});
export type NewPattern = z.infer<typeof newPattern>;

const providedPattern = examPattern.extend({ withdrawnAt: instant.nullable() });
export type ProvidedPattern = z.infer<typeof providedPattern>;
const look: Access = { area: 'employees' };
const change: Access = { area: 'employees', can: 'settings.write' };

export const patterns = {
  listProvidedPatterns: get('/api/employees/exam-patterns', {
    summary: 'Every pattern of an official paper, also withdrawn ones, with the ways to tell equal totals apart',
    access: look,
    reply: z.object({
      rows: z.array(providedPattern),
      tieChains: z.array(tieChain.extend({ exam: z.string() })),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  addExamPattern: post('/api/employees/exam-patterns', {
    summary: 'Adds the pattern of an official paper. It is not changed afterwards: papers follow it',
    access: change,
    body: newPattern,
    reply: z.object({ patternId: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  endExamPattern: put('/api/employees/exam-patterns/:patternId/end', {
    summary: 'Says in which year a pattern was held last, or takes it out of the lists; papers that follow it keep it',
    access: change,
    params: z.object({ patternId: text(60, 1) }),
    body: z.strictObject({ untilYear: z.int().min(2000).max(2100).nullable(), withdrawn: z.boolean() }),
    reply: z.object({}),
    errors: ['NOT_FOUND'],
  }),
  listExamPatterns: get('/api/exam-patterns', {
    summary: 'Patterns of official papers to start a paper from, each with its years and its source',
    access: partner('papers.write'),
    reply: z.object({ rows: z.array(examPattern) }),
  }),
};
