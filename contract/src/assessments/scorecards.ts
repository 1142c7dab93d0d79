import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';

const one = z.object({ attemptId: id });

/** What a scorecard says; marks are hundredths. */
export const scorecard = z.object({
  /** Empty at a public address without a name. */
  student: z.string(),
  title: z.string(),
  satAt: instant,
  marks: whole,
  full: whole,
  passed: z.boolean(),
  /** Null while fewer than `fewestRanked` have attempted it, and at a public address without a rank. */
  rank: whole.nullable(),
  of: whole,
  percentile: z.string().nullable(),
  subjects: z.array(z.object({ subject: subjectName, marks: whole, full: whole })),
  /** Rises when the paper is marked again. */
  resultVersion: whole,
});
export type Scorecard = z.infer<typeof scorecard>;

/** How the student stands at a public address. */
export const shownName = z.enum(['initials', 'full', 'none']);
export type ShownName = z.infer<typeof shownName>;
/** Days for which a public address may live. */
export const linkDays = [7, 30, 90] as const;
const days = z.literal([...linkDays]);

/** A public address of a scorecard. */
export const scorecardLink = z.object({
  attemptId: id,
  title: z.string(),
  code: z.string(),
  issuedAt: instant,
  endsAt: instant,
  name: shownName,
  rank: z.boolean(),
  /** Path of the page that confirms it, under the institute's own address. */
  path: z.string(),
});
export type ScorecardLink = z.infer<typeof scorecardLink>;

export const scorecards = {
  showScorecard: get('/api/attempts/:attemptId/scorecard', {
    summary: 'The scorecard of one’s own attempt, for oneself alone, and the public address where one was made',
    access: student('attempts.sit'),
    params: one,
    reply: scorecard.extend({
      initials: z.string(),
      /** False where a guardian has to agree and has not. */
      mayShare: z.boolean(),
      /** `qr`: the whole address as a QR code, an SVG picture. */
      link: scorecardLink.extend({ qr: z.string() }).nullable(),
    }),
    errors: ['RESULT_NOT_READY'],
  }),
  issueScorecard: post('/api/attempts/:attemptId/scorecard', {
    summary: 'Makes a public address that says what was chosen and ends by itself; the one before ends at once',
    access: student('attempts.sit'),
    params: one,
    body: z.strictObject({ name: shownName, days, rank: z.boolean() }),
    reply: scorecardLink,
    errors: ['RESULT_NOT_READY', 'CONSENT_MISSING'],
  }),
  revokeScorecard: post('/api/attempts/:attemptId/scorecard/revoke', {
    summary: 'Ends the public address of a scorecard; a new one gets another address',
    access: student('attempts.sit'),
    params: one,
    reply: z.object({ revoked: z.boolean() }),
  }),
  listScorecardLinks: get('/api/student/scorecard-links', {
    summary: 'Every public address of the caller’s results that has not ended, the newest first',
    access: student('attempts.sit'),
    reply: z.array(scorecardLink),
  }),
  verifyScorecard: get('/api/scorecards/:code', {
    summary: 'Confirms a scorecard to whoever holds its code, with the result as it stands now',
    access: 'public',
    params: z.object({ code: text(40, 10) }),
    reply: scorecard.extend({ institute: z.string(), issuedAt: instant, endsAt: instant, issuedVersion: whole }),
    errors: ['SCORECARD_UNKNOWN'],
  }),
};
