import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { moveBlueprints } from './blueprints/blueprints.store.ts';
import { forgetChallenges, listOwnChallenges, moveChallenges } from './keys/owned-challenges.store.ts';
import { forgetPractised, listPractised, movePractised } from './practice-runs/owned-runs.store.ts';
import { forgetWatching, listWatching, moveWatching } from './invigilation/owned-watching.store.ts';
import { forgetDevices, listSittings, movePapers, moveSittings } from './attempts/owned.store.ts';
import { secretResults } from './visibility/secret-results.ts';
import { forgetRanks, leaderboardNameOf, moveRanks } from './scorecards/owned-ranks.store.ts';

/**
 * Tests that a student sat or practised, and papers that somebody built. Marks of an erased student stay without a name: ranks and averages of the
 * others rest on them. Who published a version of the past stays with that version, and who decided about a key with that verdict.
 */
export const assessmentsPersonalData: PersonalData = {
  domain: 'assessments',
  tables: [
    'attempts',
    'attempt_messages',
    'attempt_interventions',
    'results',
    'papers',
    'paper_versions',
    'paper_equal_versions',
    'rank_lists',
    'rank_list_issues',
    'rank_list_entries',
    'leader_choices',
    'scorecards',
    'paper_settings_history',
    'key_challenges',
    'paper_rescores',
    'paper_key_verdicts',
    'paper_blueprints',
    'paper_practice_runs',
    'paper_practice_answers',
  ],
  export: async (ctx: Context, accountId: string) => ({
    tests: await toldSittings(ctx, accountId),
    watched: await listWatching(ctx, accountId),
    practised: await listPractised(ctx, accountId),
    challenges: await listOwnChallenges(ctx, accountId),
    leaderboardName: await leaderboardNameOf(ctx, accountId),
  }),
  erase: async (tx: TransactionContext, accountId: string) => {
    await forgetDevices(tx, accountId);
    await forgetWatching(tx, accountId);
    await forgetChallenges(tx, accountId);
    await forgetRanks(tx, accountId);
    await forgetPractised(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveSittings(tx, from, to);
    await moveWatching(tx, from, to);
    await moveChallenges(tx, from, to);
    await movePapers(tx, from, to);
    await movePractised(tx, from, to);
    await moveRanks(tx, from, to);
    await moveBlueprints(tx, from, to);
  },
};

/** Marks and outcomes come with the results of the paper, never before: the copy of one's data is no way around that. */
async function toldSittings(ctx: Context, accountId: string) {
  const { attemptIds } = await secretResults(ctx, accountId);
  return (await listSittings(ctx, accountId)).map(({ id, ...sitting }) =>
    attemptIds.has(id) ? { ...sitting, marks: null, answers: null } : sitting,
  );
}
