import { z } from 'zod';
import { student } from '../access.ts';
import { del, get, put } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';

const day = z.iso.date();
const chapterName = z.object({ id, name: z.string() });

/** So many questions of a chapter: to learn it, or to keep it. */
export const planItem = z.object({
  chapterId: id,
  name: z.string(),
  subject: subjectName,
  kind: z.enum(['learn', 'revise']),
  questions: whole,
});
export type PlanItem = z.infer<typeof planItem>;

export const planDay = z.object({ day, kind: z.enum(['study', 'rest', 'exam']), items: z.array(planItem) });
export type PlanDay = z.infer<typeof planDay>;

/** A plan as it is today: whoever missed a day, or learned faster, sees it made anew. */
export const plan = z.object({
  examOn: day,
  minutes: whole,
  /** Days until the exam. */
  left: whole,
  today: planDay,
  /** Questions that were answered today. */
  done: whole,
  /** This week and the next, from today on. */
  days: z.array(planDay),
  /** Every week from now on, with what is learned and kept in it. */
  weeks: z.array(z.object({ from: day, to: day, items: z.array(planItem) })),
  chapters: z.object({ all: whole, mastered: whole, planned: whole }),
  /** What finds no place, with fewest open marks last; empty where all fits. */
  leftOut: z.array(chapterName),
  /** Minutes a day with which all would fit. */
  needed: whole,
});
export type Plan = z.infer<typeof plan>;

export const planLimits = { least: 15, most: 360, days: 730 } as const;

export const plans = {
  showPlan: get('/api/student/practice/plan', {
    summary: 'The plan to an exam: what is practised on which day, and what finds no place',
    access: student('courses.study'),
    query: z.object({ examId: z.coerce.number().int().optional() }),
    reply: z.object({
      exams: z.array(z.object({ id: whole, name: z.string() })),
      examId: whole,
      /** The day that the institute wrote for this exam. */
      written: day.nullable(),
      /** Null: none was made yet. */
      plan: plan.nullable(),
    }),
  }),
  savePlan: put('/api/student/practice/plan', {
    summary: 'Until which day somebody prepares for an exam, and how long a day',
    access: student('courses.study'),
    body: z.strictObject({
      examId: whole,
      examOn: day,
      minutes: z.int().min(planLimits.least).max(planLimits.most),
    }),
    reply: plan,
    errors: ['PLAN_EXAM', 'PLAN_DAY'],
  }),
  dropPlan: del('/api/student/practice/plan/:examId', {
    summary: 'Takes a plan away; done twice it changes nothing',
    access: student('courses.study'),
    params: z.object({ examId: z.coerce.number().int() }),
    reply: z.object({ dropped: z.boolean() }),
  }),
};
