import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { questionType } from '../questions/shapes.ts';
import { whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { consoleProfile, markingRule } from './shapes.ts';

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

export const patterns = {
  listExamPatterns: get('/api/exam-patterns', {
    summary: 'Patterns of official papers to start a paper from, each with its years and its source',
    access: partner('papers.write'),
    reply: z.object({ rows: z.array(examPattern) }),
  }),
};
