import type { Context } from '../../../kernel/context.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import type { Result } from './results.store.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { marksChain } from '../ranking/rank-candidates.ts';
import { rankKey } from './rank-key.ts';
import { resultFigures } from './result-figures.ts';

/** By what a marked attempt at this version is ranked: the chain of its exam, marks alone for a paper of one's own. */
export async function rankedBy(
  ctx: Pick<Context, 'db'>,
  version: PaperVersion,
  answers: readonly MarkedAnswer[],
): Promise<Pick<Result, 'figures' | 'rankKey'>> {
  const chain = (await patternOf(ctx, version))?.tieChain.links ?? marksChain;
  const figures = resultFigures(version, answers);
  return { figures, rankKey: rankKey(figures, chain) };
}
