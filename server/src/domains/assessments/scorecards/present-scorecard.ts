import type { Scorecard } from '@abhyas/contract/assessments/scorecards';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { shownStanding } from '../ranking/rank-standing.ts';
import { standingOf } from '../results/standing-of.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import type { SeenResult } from '../visibility/seen-result.ts';

/** What a scorecard says of a result as it stands now. */
export async function presentScorecard(ctx: Context, { attempt, version, result }: SeenResult): Promise<Scorecard> {
  const { rank, of, percentile } = shownStanding(await standingOf(ctx, result));
  return {
    student: (await namesOf(ctx, [attempt.accountId])).get(attempt.accountId)?.name ?? '',
    title: version.title,
    satAt: attempt.startedAt.toISOString(),
    marks: result.marks,
    full: result.fullMarks,
    passed: isPass(result.marks, result.fullMarks, await passPercent(ctx)),
    rank,
    of,
    percentile,
    subjects: result.subjects.map(({ subject, marks, full }) => ({ subject, marks, full })),
    resultVersion: result.resultVersion,
  };
}
