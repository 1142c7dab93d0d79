import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getClass } from '../classes/classes.store.ts';
import { canWriteClasses } from '../classes/present-classes.ts';
import { listDoubts } from './doubts.store.ts';
import { presentDoubts } from './present-doubts.ts';
import { canReadRatings, summaryOf } from './rating-summary.ts';
import { listRatings } from './ratings.store.ts';

type Show = typeof api.live.showClassFeedback;
/** What students said of a class and asked after it. Ratings are for its teacher, and for who leads people. */
export async function showClassFeedback(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const one = await getClass(ctx, params.classId);
  const actor = actorOf(ctx);
  return {
    ratings: canReadRatings(actor, one.teacherId) ? summaryOf(await listRatings(ctx, one.id)) : null,
    doubts: await presentDoubts(ctx, await listDoubts(ctx, one.id)),
    can: { answer: canWriteClasses(actor) },
  };
}
