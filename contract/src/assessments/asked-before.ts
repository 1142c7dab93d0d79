import { z } from 'zod';
import { partner } from '../access.ts';
import { post } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

const inPaper = z.object({ paperId: id, title: z.string() });

/** What published tests did with a question. */
export const questionRecord = z.object({
  questionId: id,
  /** It stood in so many other tests that were published. */
  papers: whole,
  /** Where it was asked last; null: nowhere yet. */
  last: inPaper.extend({ publishedAt: instant }).nullable(),
  /** A verdict about its key took it out of the marks, here or elsewhere; null: none did. */
  dropped: inPaper
    .extend({
      /** The published version whose verdict it is. */
      version: whole,
      /** It was the test that is being built. */
      here: z.boolean(),
      reason: z.string(),
      /** The bank has other words or another key of it since. */
      revised: z.boolean(),
    })
    .nullable(),
});
export type QuestionRecord = z.infer<typeof questionRecord>;

export const askedBefore = {
  listAskedBefore: post('/api/papers/:paperId/questions/asked-before', {
    summary:
      'When questions were asked last, and which of them a verdict dropped; those that nothing is known of are missing',
    access: partner('papers.write'),
    params: z.object({ paperId: id }),
    body: z.strictObject({ questionIds: z.array(id).max(500) }),
    reply: z.object({ rows: z.array(questionRecord) }),
  }),
};
