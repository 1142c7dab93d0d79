import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { notify } from '../../notices/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { lockRound, saveRound } from '../keys/rounds.store.ts';
import { listOf } from '../results/list-of.ts';
import { lastSitting } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { type ListedVersion, listMoved, type MovedResult } from './moved-results.store.ts';
import type { RescorePlan } from './rescore-plan.ts';

const AT_ONCE = 500;

/**
 * Tells the next students whose marks or rank a round changed, each once; false when nobody is left. While results are secret nobody
 * is told: nobody has seen other marks.
 */
export function notifyChanged(ctx: Context, plan: RescorePlan, number: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const round = await lockRound(tx, plan.paperId, number);
    if (round.state !== 'running' || round.appliedAt === null || !(await maySee(tx, plan))) return false;
    const moved = await listMoved(tx, plan.paperId, await listedVersions(tx, plan), {
      round: number,
      appliedAt: round.appliedAt,
      after: round.toldAccount,
      limit: AT_ONCE,
    });
    if (moved.length === 0) return false;
    await notifySome(tx, plan, number, moved);
    const toldAccount = moved.at(-1)!.accountId;
    await saveRound(tx, plan.paperId, { ...round, toldAccount, told: round.told + moved.length });
    return moved.length === AT_ONCE;
  });
}

async function maySee(ctx: Context, { paperId, versions }: RescorePlan): Promise<boolean> {
  const { settings } = await getPaper(ctx, paperId);
  const minutes = Math.max(...[...versions.values()].map(({ version }) => version.minutes));
  return areVisible(settings, await lastSitting(ctx, { paperId, minutes }), ctx.clock.now());
}

async function listedVersions(ctx: Context, { paperId, versions }: RescorePlan): Promise<ListedVersion[]> {
  const listed = new Map<number, number>();
  for (const touched of versions.keys()) {
    const list = await listOf(ctx, paperId, touched);
    for (const version of list.versions) listed.set(version, Math.min(...list.versions));
  }
  return [...listed].map(([version, list]) => ({ version, list }));
}

async function notifySome(
  tx: TransactionContext,
  { paperId, versions }: RescorePlan,
  round: number,
  moved: readonly MovedResult[],
): Promise<void> {
  const title = [...versions.values()].at(-1)!.version.title;
  for (const [kind, some] of Map.groupBy(moved, kindOf)) {
    await notify(tx, {
      kind,
      accountIds: some.map(({ accountId }) => accountId),
      params: {},
      own: new Map(
        some.map((one) => [one.accountId, { params: params(title, one), link: `/student/results/${one.attemptId}` }]),
      ),
      key: `assessments.rescore:${paperId}:${round}`,
    });
  }
}

const kindOf = ({ marks, marksBefore, rank }: MovedResult): string =>
  rank === null ? 'result.retake_changed' : marks === marksBefore ? 'result.rank_changed' : 'result.marks_changed';

const params = (title: string, { marks, marksBefore, rank, rankBefore }: MovedResult) => ({
  title,
  marks: inMarks(marks),
  before: inMarks(marksBefore),
  ...(rank !== null && rankBefore !== null && { rank, rankBefore }),
});

/** Hundredths as whole people write marks, without a sign for a gain: `248`, `−0.5`. */
const inMarks = (hundredths: number): string => String(hundredths / 100).replace('-', '−');
