import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { difficulty } from '../questions/shapes.ts';
import { id, instant, page, paged, whole } from '../shapes.ts';

/** A question whose difficulty is told by answers. `share`: of middling students who get it right, in whole percent. */
export const calibratedQuestion = z.object({
  questionId: id,
  number: whole,
  chapter: z.string(),
  /** What its author wrote, or somebody adopted. */
  authored: difficulty,
  /** What the answers say: easy from 70 percent, hard below 40. */
  found: difficulty,
  share: whole,
  /** First answers of students. */
  answers: whole,
  fittedAt: instant,
  /** What the last nights found, the newest first. */
  history: z.array(z.object({ at: instant, share: whole, answers: whole })),
});
export type CalibratedQuestion = z.infer<typeof calibratedQuestion>;

export const calibration = {
  listCalibratedQuestions: get('/api/practice/questions', {
    summary: 'Questions with enough answers to tell how hard they are, beside what their authors wrote',
    access: partner('questions.read'),
    query: page.extend({ show: z.enum(['differing', 'all']).default('differing') }),
    /** `from`: so many first answers are enough. */
    reply: paged(calibratedQuestion).extend({ from: whole }),
  }),
};
