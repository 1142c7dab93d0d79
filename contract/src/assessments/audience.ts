import { z } from 'zod';
import { partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { id, instant, text } from '../shapes.ts';

/** Whom a paper can be given to at once by name. */
export const audienceLimits = { batches: 50, students: 500 } as const;

export const chosenStudent = z.object({ id, name: z.string(), email: z.string() });
export type ChosenStudent = z.infer<typeof chosenStudent>;

/** To whom a paper is assigned. All empty: it opens only through a course that holds it. */
export const audience = z.object({
  everyone: z.boolean(),
  batches: z.array(
    z.object({
      id,
      name: z.string(),
      /** The batch has a window of its own for it. */
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
    }),
  ),
  students: z.array(chosenStudent),
});
export type PaperAudience = z.infer<typeof audience>;

export const audienceChoice = z.object({
  everyone: z.boolean(),
  batchIds: z.array(id).max(audienceLimits.batches),
  studentIds: z.array(id).max(audienceLimits.students),
});
export type AudienceChoice = z.infer<typeof audienceChoice>;

const one = z.object({ paperId: id });
export const audiences = {
  showAudience: get('/api/papers/:paperId/audience', {
    summary: 'To whom a paper is assigned: everyone, batches, single students',
    access: partner('papers.write'),
    params: one,
    reply: audience,
  }),
  changeAudience: put('/api/papers/:paperId/audience', {
    summary: 'Assigns a published paper to others; who sits it already goes on',
    access: partner('papers.publish'),
    params: one,
    body: audienceChoice,
    reply: audience,
    errors: ['PAPER_PUBLISHED', 'BATCH_ARCHIVED', 'MEMBER_UNKNOWN'],
  }),
  findAudience: get('/api/papers/:paperId/students', {
    summary: 'Students whom the paper could be assigned to, by name or e-mail',
    access: partner('papers.publish'),
    params: one,
    query: z.object({ search: text(100, 1) }),
    reply: z.array(chosenStudent),
  }),
};
