import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { FollowedPattern } from '@abhyas/contract/assessments/shapes';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { loadPatterns } from './patterns.store.ts';

/** The official patterns. They come with a release and never change while it runs, so a process reads them once. */
export const examPatterns = cached({
  load: (ctx: Pick<Context, 'db'>): Promise<readonly ExamPattern[]> => loadPatterns(ctx),
});

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

/** What a teacher can start a paper from. */
export async function listExamPatterns(ctx: Context): Promise<{ rows: ExamPattern[] }> {
  return { rows: [...(await examPatterns(ctx))] };
}
