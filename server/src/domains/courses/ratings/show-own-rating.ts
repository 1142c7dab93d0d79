import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { isLearner } from './is-learner.ts';
import { findOwn } from './ratings.store.ts';

type Show = typeof api.courses.showOwnRating;
/** What one said of a course; whether it is hidden is said to its author. */
export async function showOwnRating(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = actorOf(ctx);
  const mayRate = await isLearner(ctx, accountId, params.courseId);
  const own = await findOwn(ctx, params.courseId, accountId);
  return { mayRate, stars: own?.stars ?? null, text: own?.text ?? '', hidden: own?.hiddenAt != null };
}
