import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';
import { subjectGiven, subjectName } from '../taxonomy/shapes.ts';
import { band, chapterState } from './shapes.ts';

/**
 * Who practises less or worse than before. `stopped`: no question for so many days, and so many a week before. `less`: questions of the last
 * seven days and of a usual week. `worse`: percent right in the last seven days and in the three weeks before.
 */
export const drift = z.discriminatedUnion('code', [
  z.object({ code: z.literal('stopped'), days: whole, before: whole }),
  z.object({ code: z.literal('less'), now: whole, before: whole }),
  z.object({ code: z.literal('worse'), now: whole, before: whole }),
]);
export type Drift = z.infer<typeof drift>;

const toTeach = { chapterId: id, chapter: z.string(), accountIds: z.array(id) };
/**
 * What is worth teaching, with its evidence, and whom it concerns. `missed`: one question that most who met it in the last 14 days got wrong.
 * `weak`: percent right of the answers of the last 14 days in a chapter. `fading`: mastered, and not practised for so many weeks.
 * `notBegun`: so much of the subject's marks, and nobody of these has answered anything in it.
 */
export const teaching = z.discriminatedUnion('code', [
  z.object({ code: z.literal('missed'), ...toTeach, questionId: id, question: z.string(), wrong: whole, of: whole }),
  z.object({ code: z.literal('weak'), ...toTeach, right: whole, answers: whole }),
  z.object({ code: z.literal('fading'), ...toTeach, weeks: whole }),
  z.object({ code: z.literal('notBegun'), ...toTeach, share: whole }),
]);
export type Teaching = z.infer<typeof teaching>;

const states = z.object({ mastered: whole, shaky: whole, fading: whole, not_begun: whole });

export const classMap = z.object({
  batch: z.object({ id, name: z.string(), students: whole }),
  exams: z.array(z.object({ id: whole, name: z.string() })),
  examId: whole,
  subjects: z.array(subjectName),
  subject: subjectName,
  /** How many students stand how in each chapter of the subject. `questions`: that can be practised. */
  chapters: z.array(z.object({ id, name: z.string(), share: whole.nullable(), questions: whole, states })),
  /** By name; `cells` in the order of the chapters. */
  students: z.array(
    z.object({
      id,
      name: z.string(),
      drift: drift.nullable(),
      cells: z.array(z.object({ state: chapterState, band: band.nullable() })),
    }),
  ),
  /** At most three. */
  teach: z.array(teaching),
  /** Answers of the subject in the last seven days, of tests and of practice. */
  answers: whole,
  can: z.object({ assign: z.boolean() }),
});
export type ClassMap = z.infer<typeof classMap>;

export const classMaps = {
  showClassMap: get('/api/batches/:batchId/practice', {
    summary: 'Where the students of a batch stand in each chapter of a subject, who drifts, and what to teach next',
    access: partner('cohorts.read'),
    params: z.object({ batchId: id }),
    query: z.object({ examId: z.coerce.number().int().optional(), subject: subjectGiven.optional() }),
    reply: classMap,
  }),
};
