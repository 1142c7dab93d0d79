import type { api } from '@abhyas/contract';
import type { ChildPage } from '@abhyas/contract/discovery/guardian';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { lastResults, openPapersOf, weakTopics } from '../../assessments/index.ts';
import { childOfGuardian } from '../../identity/index.ts';
import { preparationOf } from '../../learners/index.ts';
import { isThisWeek } from '../today/show-today.ts';

/** What the signed-in guardian sees of one child: the same figures that the child sees. NOT_FOUND for any other child. */
export async function showChild(
  ctx: Context,
  { params: { childId } }: Input<typeof api.discovery.showChild>,
): Promise<ChildPage> {
  const child = await childOfGuardian(ctx, childId);
  const now = ctx.clock.now();
  return {
    child,
    ...(await preparationOf(ctx, childId)),
    thisWeek: (await openPapersOf(ctx, childId)).filter((paper) => isThisWeek(paper, now)),
    lastResults: await lastResults(ctx, childId),
    weakTopics: await weakTopics(ctx, childId),
  };
}
