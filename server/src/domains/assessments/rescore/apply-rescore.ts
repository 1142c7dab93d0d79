import type { api } from '@abhyas/contract';
import type { RescoreRound } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { answerChallenges } from '../keys/challenges.store.ts';
import { listRounds, lockRound, type Round, saveRound } from '../keys/rounds.store.ts';
import { presentRounds } from '../keys/show-paper-keys.ts';
import { listDecided, lockKeys } from '../marking/verdicts.store.ts';
import { canDecideKeys } from '../policies.ts';
import { RESCORE } from './rescore.job.ts';

/**
 * Brings the verdicts of a round into force: whoever is marked from now on is marked by them, a job marks the others again, and the
 * challenges of these keys are answered. A round that is applied already is shown as it stands.
 */
export async function applyRescore(
  ctx: Context,
  { params: { paperId }, body }: Input<(typeof api.assessments)['applyRescore']>,
): Promise<RescoreRound> {
  const round = await inTransaction(ctx, async (tx) => {
    const paper = authorize(tx, canDecideKeys, await getPaper(tx, paperId));
    await lockKeys(tx, paperId);
    const found = await lockRound(tx, paperId, body.round);
    if (found.state !== 'open') return found;
    if ((await listRounds(tx, paperId)).some(({ state }) => state === 'running')) fail('RESCORE_RUNNING');
    await requireAnother(tx, paperId, found.round);
    const applied: Round = {
      ...found,
      state: 'running',
      appliedBy: actorOf(tx).accountId,
      appliedAt: tx.clock.now(),
    };
    await saveRound(tx, paperId, applied);
    await record(tx, {
      action: 'paper.verdicts_applied',
      subjectKind: 'paper',
      subjectId: paperId,
      details: { round: found.round },
    });
    await notifyChallengers(tx, paperId, paper.draft.title, found.round);
    await enqueue(tx, RESCORE, { paperId, round: found.round }, { key: `rescore:${paperId}` });
    return applied;
  });
  return (await presentRounds(ctx, [round]))[0]!;
}

/** Where the institute asks for it, whoever applies verdicts is not who decided them: VERDICTS_SAME_PERSON with how many are his own. */
async function requireAnother(tx: TransactionContext, paperId: string, round: number): Promise<void> {
  if (!(await rulesOf(tx.instituteId)).twoPersonKeys) return;
  const { accountId } = actorOf(tx);
  const decided = (await listDecided(tx, paperId)).filter((verdict) => verdict.round === round);
  const verdicts = new Set(decided.filter(({ decidedBy }) => decidedBy === accountId).map((one) => one.questionId))
    .size;
  if (verdicts > 0) fail('VERDICTS_SAME_PERSON', { verdicts });
}

async function notifyChallengers(tx: TransactionContext, paperId: string, title: string, round: number): Promise<void> {
  const accountIds = await answerChallenges(tx, paperId, round);
  await notify(tx, {
    kind: 'key_challenge.answered',
    accountIds,
    params: { title },
    link: '/student/results',
    key: `assessments.challenges:${paperId}:${round}`,
  });
}
