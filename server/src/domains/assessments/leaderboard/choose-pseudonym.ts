import type { LeaderboardChoice } from '@abhyas/contract/assessments/leaderboard';
import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { record } from '../../audit/index.ts';
import { findChoice, saveChoice, takenNames } from './leaderboard.store.ts';
import { isPseudonym, pseudonyms } from './pseudonyms.ts';

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

/** Shows the caller under a proposed name, or hides him. PSEUDONYM_TAKEN: somebody was faster. */
export async function saveLeaderboardChoice(
  ctx: Context,
  { body: { shown, pseudonym } }: Input<typeof api.assessments.saveLeaderboardChoice>,
): Promise<LeaderboardChoice> {
  const { accountId } = actorOf(ctx);
  const unfit = pseudonym === null ? shown : !isPseudonym(pseudonym);
  if (unfit) failFields('INVALID_INPUT', [{ path: 'body.pseudonym', messageKey: 'errors.fields.unknown' }]);
  await inTransaction(ctx, async (tx) => {
    await saveChoice(tx, accountId, { shown, pseudonym });
    await record(tx, {
      action: shown ? 'leaderboard.shown' : 'leaderboard.hidden',
      subjectKind: 'account',
      subjectId: accountId,
      details: {},
    });
  }).catch((error: unknown) => (isDuplicate(error) ? fail('PSEUDONYM_TAKEN') : Promise.reject(error)));
  return showLeaderboardChoice(ctx);
}
