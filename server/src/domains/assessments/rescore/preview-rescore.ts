import type { api } from '@abhyas/contract';
import type { RescorePreview } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { listRounds } from '../keys/rounds.store.ts';
import { passPercent } from '../marking/pass-mark.ts';
import { equalVersionsOf } from '../versions/equal-versions.store.ts';
import { compareMarks, type MovedMarks, type Standing } from './compare-marks.ts';
import { listMarkedResults } from './marked-results.store.ts';
import { planRescore, reissue } from './rescore-plan.ts';

const AT_ONCE = 5000;

/** What the verdicts of the open round would make of the results: computed as the rescore does, and nothing is written. */
export async function previewRescore(
  ctx: Context,
  { params: { paperId } }: Input<(typeof api.assessments)['previewRescore']>,
): Promise<RescorePreview> {
  await getPaper(ctx, paperId);
  const [last] = await listRounds(ctx, paperId);
  if (last?.state !== 'open') fail('NOTHING_DECIDED');
  const plan = await planRescore(ctx, paperId, last.round, true);
  const lists = await equalVersionsOf(ctx, paperId);
  const moved: MovedMarks[] = [];
  let changed = 0;
  let after: string | null = null;
  for (;;) {
    const results = await listMarkedResults(ctx, paperId, plan.places, { after, limit: AT_ONCE });
    for (const before of results) {
      const one = await reissue(ctx, plan, before);
      if (one) changed++;
      moved.push({
        accountId: before.accountId,
        list: lists.get(before.paperVersion) ?? before.paperVersion,
        ranked: before.ranked,
        before: standing(before),
        after: standing(one?.after ?? before),
      });
    }
    after = results.at(-1)?.attemptId ?? null;
    if (results.length < AT_ONCE) break;
  }
  const full = Math.max(0, ...[...plan.versions.values()].map(({ version }) => version.fullMarks));
  const { top, ...figures } = compareMarks(moved, full, await passPercent(ctx));
  const names = await namesOf(
    ctx,
    top.map(({ accountId }) => accountId),
  );
  return {
    round: last.round,
    attempts: moved.length,
    changed,
    full,
    ...figures,
    top: top.map(({ accountId, ...both }) => ({ student: names.get(accountId)?.name ?? '', ...both })),
  };
}

const standing = ({ marks, rankKey }: Standing): Standing => ({ marks, rankKey });
