import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listAttemptsOf } from '../answers/attempts.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { isOfTeachers } from '../policies.ts';
import { listOf } from '../results/list-of.ts';
import { shownStanding } from '../ranking/rank-standing.ts';
import { standingOf } from '../results/standing-of.ts';
import { seenResult } from '../visibility/seen-result.ts';
import { listLeaderboard } from './leaderboard.store.ts';

const SHOWN = 50;
type Endpoint = typeof api.assessments.showLeaderboard;

/** The best who chose to be shown, for whoever sat the same paper and may see his result. NOT_FOUND for a test of one's own. */
export async function showLeaderboard(ctx: Context, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const [first] = await listAttemptsOf(ctx, accountId, [params.paperId]);
  if (!first || !isOfTeachers(await getPaper(ctx, params.paperId))) fail('NOT_FOUND');
  const { version, result } = await seenResult(ctx, first.id);
  const { rank, of, percentile } = shownStanding(await standingOf(ctx, result));
  const own = { marks: result.marks, percentile, attemptId: first.id };
  if (rank === null) return { title: version.title, full: result.fullMarks, of, rows: [], own: { ...own, rank } };
  const leaderboard = await listLeaderboard(ctx, await listOf(ctx, version.paperId, version.version), accountId, SHOWN);
  const listed = leaderboard.find((row) => row.accountId === accountId);
  return {
    title: version.title,
    full: result.fullMarks,
    of,
    rows: leaderboard.flatMap(({ accountId: whose, rank, marks, pseudonym }) =>
      pseudonym === null ? [] : [{ rank, marks, pseudonym, own: whose === accountId }],
    ),
    own: listed ? { ...own, rank: listed.rank, marks: listed.marks } : null,
  };
}
