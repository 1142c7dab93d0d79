import { z } from 'zod';
import { student } from '../access.ts';
import { del, get, put } from '../endpoint.ts';
import { whole } from '../shapes.ts';
import { remembered } from './reviewing.ts';

export const examLimits = { minutes: { least: 5, most: 240 }, days: 400, wanted: { least: 70, most: 97 } } as const;
const { minutes, wanted } = examLimits;

/** What somebody wishes: the day of the exam, how much is remembered then in percent, and at most how many minutes a day. */
const wish = {
  examOn: z.iso.date(),
  wanted: z.coerce.number().int().min(wanted.least).max(wanted.most),
  minutes: z.coerce.number().int().min(minutes.least).max(minutes.most),
};
/** How one then learns: the chance at which a card comes again, new cards a day, and how many of them are begun at all. */
const choice = { retention: whole.min(70).max(97), newPerDay: whole.min(0).max(200), mostNew: whole };

export const examPlan = z.object({ ...wish, ...choice });
export type ExamPlan = z.infer<typeof examPlan>;

/** A way to the exam: of so many cards so much is likely remembered on the day. */
export const examWay = z.object({
  ...choice,
  minutes: whole,
  cards: whole,
  remembered,
  /** For each week from today: how long a day takes, on average. */
  weeks: z.array(z.object({ from: z.iso.date(), minutes: whole })),
});
export type ExamWay = z.infer<typeof examWay>;

export const exam = {
  showExamPlan: get('/api/flashcards/exam', {
    summary: 'The exam that the caller learns towards; null where there is none ahead',
    access: student('courses.study'),
    reply: z.object({ plan: examPlan.nullable() }),
  }),
  foreseeExam: get('/api/flashcards/exam/foreseen', {
    summary: 'What can be remembered on the day of an exam, and the ways that are left where it is less than wanted',
    access: student('courses.study'),
    query: z.object(wish),
    reply: z.object({
      possible: z.boolean(),
      cards: whole,
      /** Cards among them that were never answered. */
      fresh: whole,
      /** All cards within the minutes. */
      within: examWay,
      /** All cards as wanted, in more minutes; null: no day is long enough. */
      longer: examWay.nullable(),
      /** As wanted within the minutes, with fewer new cards; null: even none are too many. */
      fewer: examWay.nullable(),
    }),
    errors: ['EXAM_DAY'],
  }),
  saveExamPlan: put('/api/flashcards/exam', {
    summary: 'Learns towards an exam from now on: sets when cards come again and how many new ones a day',
    access: student('courses.study'),
    body: examPlan,
    reply: examPlan,
    errors: ['EXAM_DAY'],
  }),
  dropExamPlan: del('/api/flashcards/exam', {
    summary: 'Learns towards no exam any more; how cards come stays as it is set',
    access: student('courses.study'),
    reply: z.object({ dropped: z.boolean() }),
  }),
};
