import { z } from 'zod';
import { type Access } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';

/** A student, where the institute allows a leaderboard. */
const leaderboardAccess: Access = { area: 'student', can: 'attempts.sit', item: 'leadersBoard' };

/** Nobody stands on a board who did not ask for it, and then under a pseudonym that the product proposed. */
export const leaderboardChoice = z.object({
  shown: z.boolean(),
  pseudonym: z.string().nullable(),
  /** Free ones to choose from. */
  proposals: z.array(z.string()),
});
export type LeaderboardChoice = z.infer<typeof leaderboardChoice>;

export const leaderboard = {
  showLeaderboard: get('/api/student/papers/:paperId/leaders', {
    summary: 'The best of those who chose to be shown, with their true ranks, and the caller’s own place',
    access: leaderboardAccess,
    params: z.object({ paperId: id }),
    reply: z.object({
      title: z.string(),
      full: whole,
      /** People in the rank list, shown or not. */
      of: whole,
      /** Empty while fewer than `fewestRanked` have attempted it. */
      rows: z.array(z.object({ rank: whole, pseudonym: z.string(), marks: whole, own: z.boolean() })),
      /** Rank and percentile are null so long. */
      own: z
        .object({ rank: whole.nullable(), marks: whole, percentile: z.string().nullable(), attemptId: id })
        .nullable(),
    }),
    errors: ['RESULT_NOT_READY'],
  }),
  showLeaderboardChoice: get('/api/student/leader-choice', {
    summary: 'Whether the caller is shown on leaderboards, and under which name',
    access: leaderboardAccess,
    reply: leaderboardChoice,
  }),
  saveLeaderboardChoice: put('/api/student/leader-choice', {
    summary: 'Shows or hides the caller on leaderboards; a name is one of the proposed ones',
    access: leaderboardAccess,
    body: z.object({ shown: z.boolean(), pseudonym: text(40, 1).nullable() }),
    reply: leaderboardChoice,
    errors: ['PSEUDONYM_TAKEN'],
  }),
};
