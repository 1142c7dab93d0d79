import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { questionType } from '../questions/shapes.ts';
import { whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { markingRule } from './shapes.ts';

const patternSection = z.object({
  title: z.string(),
  subject: subjectName,
  /** Any of these. */
  types: z.array(questionType),
  questions: whole,
  /** Of the questions shown so many count at most: “attempt N of M”. */
  counted: whole,
  rule: markingRule,
});
export type PatternSection = z.infer<typeof patternSection>;

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
  sections: z.array(patternSection),
});
export type ExamPattern = z.infer<typeof examPattern>;

export const patterns = {
  listExamPatterns: get('/api/exam-patterns', {
    summary: 'Patterns of official papers to start a paper from, each with its years and its source',
    access: partner('papers.write'),
    reply: z.object({ rows: z.array(examPattern) }),
  }),
};
