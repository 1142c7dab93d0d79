import type { LeaderboardChoice } from '@abhyas/contract/assessments/leaderboard';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findChoice, takenNames } from './leaderboard.store.ts';
import { pseudonyms } from './pseudonyms.ts';

const PROPOSED = 6;

/** Whether one stands on a leaderboard; nobody does who did not ask for it. */
export async function showLeaderboardChoice(ctx: Context): Promise<LeaderboardChoice> {
  const choice = await findChoice(ctx, actorOf(ctx).accountId);
  const drawn = [...new Set(pseudonyms(Array.from({ length: 2 * PROPOSED }, () => Math.random())))];
  const taken = await takenNames(ctx, drawn);
  return {
    shown: choice?.shown ?? false,
    pseudonym: choice?.pseudonym ?? null,
    proposals: drawn.filter((name) => !taken.has(name)).slice(0, PROPOSED),
  };
}
