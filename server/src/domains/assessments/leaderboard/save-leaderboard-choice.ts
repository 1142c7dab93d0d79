import type { api } from '@abhyas/contract';
import type { LeaderboardChoice } from '@abhyas/contract/assessments/leaderboard';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { saveChoice } from './leaderboard.store.ts';
import { isPseudonym } from './pseudonyms.ts';
import { showLeaderboardChoice } from './show-leaderboard-choice.ts';

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
