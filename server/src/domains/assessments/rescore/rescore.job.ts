import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { record } from '../../audit/index.ts';
import { correctAnswers } from '../../questions/index.ts';
import { paperRescored } from '../events.ts';
import { lockRound, type Round, saveRound } from '../keys/rounds.store.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { listMarkedResults, reissueResults } from './marked-results.store.ts';
import { planRescore, type Reissue, reissue, type RescorePlan } from './rescore-plan.ts';
import { notifyChanged } from './notify-changed.ts';

/** Name of the job that brings results under the verdicts of a round. */
export const RESCORE = 'assessments.rescore';

const AT_ONCE = 2000;

/**
 * Marks the results of a paper again by the verdicts of a round, tells the students, and ends the round. Each part is one transaction
 * that also writes how far the round has come: broken off anywhere it goes on there, and done twice it changes nothing. Attempts that
 * are marked meanwhile go by the new verdicts themselves.
 */
export const rescore: Job = async (ctx, payload) => {
  const [paperId, round] = [payload['paperId'] as string, payload['round'] as number];
  const plan = await planRescore(ctx, paperId, round, false);
  while (await inTransaction(ctx, (tx) => rescoreSome(tx, plan, round)));
  while (await notifyChanged(ctx, plan, round));
  await inTransaction(ctx, (tx) => finish(tx, paperId, round));
};

/** The next part of the results; false when there is none left. */
async function rescoreSome(tx: TransactionContext, plan: RescorePlan, number: number): Promise<boolean> {
  const round = await lockRound(tx, plan.paperId, number);
  if (round.state !== 'running' || round.toldAccount !== null) return false;
  const results = await listMarkedResults(tx, plan.paperId, plan.places, {
    after: round.doneAttempt,
    limit: AT_ONCE,
  });
  if (results.length === 0) return false;
  const some = await reissueAll(tx, plan, results);
  if (some.length > 0) {
    await reissueResults(
      tx,
      number,
      some.map(({ after }) => after),
    );
    await correctAnswers(
      tx,
      some.flatMap((one) => correctionsOf(plan, one)),
    );
  }
  await saveRound(tx, plan.paperId, {
    ...round,
    doneAttempt: results.at(-1)!.attemptId,
    seen: round.seen + results.length,
    changed: round.changed + some.length,
    gained: round.gained + some.filter(({ before, after }) => after.marks > before.marks).length,
    lost: round.lost + some.filter(({ before, after }) => after.marks < before.marks).length,
  });
  return true;
}

/** Those of some results that differ when they are marked again. */
async function reissueAll(
  ctx: Context,
  plan: RescorePlan,
  results: Awaited<ReturnType<typeof listMarkedResults>>,
): Promise<Reissue[]> {
  const some: Reissue[] = [];
  for (const result of results) {
    const one = await reissue(ctx, plan, result);
    if (one) some.push(one);
  }
  return some;
}

function correctionsOf({ versions }: RescorePlan, { before: result, changed }: Reissue) {
  const placed = new Map(questionsOf(versions.get(result.paperVersion)!.version).map((one) => [one.id, one.version]));
  return changed.map(({ before, after }) => ({
    questionId: after.questionId,
    version: placed.get(after.questionId)!,
    attemptId: result.attemptId,
    before: before.outcome,
    after: after.outcome,
    at: result.endedAt,
  }));
}

async function finish(tx: TransactionContext, paperId: string, number: number): Promise<void> {
  const round: Round = await lockRound(tx, paperId, number);
  if (round.state !== 'running') return;
  await saveRound(tx, paperId, { ...round, state: 'done' });
  const { seen, changed, gained, lost, told } = round;
  await record(tx, {
    action: 'paper.rescored',
    subjectKind: 'paper',
    subjectId: paperId,
    details: { round: number, seen, changed, gained, lost, told },
  });
  await emit(tx, paperRescored, { paperId, round: number });
}
