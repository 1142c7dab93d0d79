import type { ExamPattern, ProvidedPattern, TieChain } from '@abhyas/contract/assessments/patterns';
import type { FollowedPattern } from '@abhyas/contract/assessments/shapes';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { listExams } from '../../taxonomy/index.ts';
import { loadPatterns } from './patterns.store.ts';

const KEEP_MS = 30_000;

/** The official patterns, also withdrawn ones: papers follow them still. A process reads them at most twice a minute. */
export const examPatterns = cached({
  ttl: KEEP_MS,
  load: loadLinked,
});

/** A code that no exam has, because employees added the exam under another one, says nothing: such a pattern goes by its name. */
async function loadLinked(ctx: Pick<Context, 'db'>): Promise<readonly ProvidedPattern[]> {
  const codes = new Set((await listExams(ctx)).map(({ code }) => code));
  const patterns = await loadPatterns(ctx);
  return patterns.map((pattern) =>
    pattern.examCode === null || codes.has(pattern.examCode) ? pattern : { ...pattern, examCode: null },
  );
}

/** The pattern that a draft was begun from; undefined for one of a teacher's own. */
export async function patternOf(
  ctx: Pick<Context, 'db'>,
  { patternId }: { readonly patternId?: string | undefined },
): Promise<ExamPattern | undefined> {
  return patternId === undefined ? undefined : (await examPatterns(ctx)).find(({ id }) => id === patternId);
}

/** How the exam names the paper that this one follows; undefined for one of a teacher's own. */
export async function followedPattern(
  ctx: Pick<Context, 'db'>,
  follows: { readonly patternId?: string | undefined },
): Promise<FollowedPattern | undefined> {
  const pattern = await patternOf(ctx, follows);
  return pattern && { exam: pattern.exam, paper: pattern.paper };
}

/** The chain of this id; undefined where there is none. */
export async function findTieChain(ctx: Context, id: string): Promise<TieChain | undefined> {
  return (await examPatterns(ctx)).find(({ tieChain }) => tieChain.id === id)?.tieChain;
}
