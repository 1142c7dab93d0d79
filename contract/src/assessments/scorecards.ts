import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';

const one = z.object({ attemptId: id });

/** What a scorecard says; marks are hundredths. */
export const scorecard = z.object({
  student: z.string(),
  title: z.string(),
  satAt: instant,
  marks: whole,
  full: whole,
  passed: z.boolean(),
  /** Null while fewer than `fewestRanked` have attempted it. */
  rank: whole.nullable(),
  of: whole,
  percentile: z.string().nullable(),
  subjects: z.array(z.object({ subject: subjectName, marks: whole, full: whole })),
  /** Rises when the paper is marked again. */
  resultVersion: whole,
});
export type Scorecard = z.infer<typeof scorecard>;

export const scorecards = {
  issueScorecard: post('/api/attempts/:attemptId/scorecard', {
    summary: 'The scorecard of an attempt with an address at which anybody can check it; asked twice it is the same',
    access: student('attempts.sit'),
    params: one,
    reply: scorecard.extend({
      code: z.string(),
      issuedAt: instant,
      /** Path of the page that confirms it, under the institute's own address. */
      path: z.string(),
      /** The whole address as a QR code: an SVG picture. */
      qr: z.string(),
    }),
    errors: ['RESULT_NOT_READY'],
  }),
  revokeScorecard: post('/api/attempts/:attemptId/scorecard/revoke', {
    summary: 'Ends the public address of a scorecard; a new one gets another address',
    access: student('attempts.sit'),
    params: one,
    reply: z.object({ revoked: z.boolean() }),
  }),
  verifyScorecard: get('/api/scorecards/:code', {
    summary: 'Confirms a scorecard to whoever holds its code, with the result as it stands now',
    access: 'public',
    params: z.object({ code: text(40, 10) }),
    reply: scorecard.extend({ institute: z.string(), issuedAt: instant, issuedVersion: whole }),
    errors: ['SCORECARD_UNKNOWN'],
  }),
};
