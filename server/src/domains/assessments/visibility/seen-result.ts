import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Attempt, getAttempt } from '../answers/attempts.store.ts';
import { settle } from '../attempts/end-attempt.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canReadResults, canSeeResult, isOfTeachers } from '../policies.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { findResult, type Result } from '../results/results.store.ts';
import { lastSitting } from './last-sitting.ts';
import { isSittingOneOf } from './sat-now.store.ts';
import { visibleFrom } from './result-visibility.ts';

export interface SeenResult {
  readonly attempt: Attempt;
  readonly version: PaperVersion;
  readonly result: Result;
}

/**
 * A marked attempt whose result the caller may see now. RESULT_NOT_READY with the time `at` from which its student may, or with
 * `sitting` where nobody knows, as a clock stands still; staff who read results wait only for the marks. NOT_FOUND: another student's.
 */
export async function seenResult(ctx: Context, attemptId: string): Promise<SeenResult> {
  const actor = actorOf(ctx);
  const found = await getAttempt(ctx, attemptId);
  if (!canSeeResult(actor, found)) fail('NOT_FOUND');
  const attempt = await settle(ctx, found);
  // One that was reopened is being sat again: nobody reads its keys meanwhile.
  if (attempt.state === 'running') fail('RESULT_NOT_READY');
  const version = await attemptVersion(ctx, attempt);
  if (!canReadResults(actor)) {
    const paper = await getPaper(ctx, attempt.paperId);
    const from = visibleFrom(paper.settings, await lastSitting(ctx, version));
    if (from > ctx.clock.now().getTime())
      fail('RESULT_NOT_READY', from === Infinity ? { sitting: true } : { at: new Date(from).toISOString() });
    // Tests of one's own, made before and handed in on another device, must not answer the paper that is being sat.
    const ids = questionsOf(version).map(({ id }) => id);
    if (!isOfTeachers(paper) && (await isSittingOneOf(ctx, actor.accountId, ids)))
      fail('RESULT_NOT_READY', { sitting: true });
  }
  const result = (await findResult(ctx, attemptId)) ?? fail('RESULT_NOT_READY');
  return { attempt, version, result };
}
