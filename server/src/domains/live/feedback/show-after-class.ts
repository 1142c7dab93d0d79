import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { ownClass, wasThere } from '../attendance/own-class.ts';
import { stateAt } from '../classes/class-state.ts';
import { listDoubtsOf } from './doubts.store.ts';
import { presentOwnDoubts } from './present-doubts.ts';
import { findRating } from './ratings.store.ts';

type Show = typeof api.live.showAfterClass;
/** What a student said of a class and asked after it. LIVE_NOT_YOURS. */
export async function showAfterClass(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = actorOf(ctx);
  const own = await ownClass(ctx, params.classId);
  const { one } = own;
  const rating = await findRating(ctx, one.id, accountId);
  const state = stateAt(one, ctx.clock.now());
  return {
    mayRate: (state === 'live' || state === 'ended') && (await wasThere(ctx, own)),
    rating: rating
      ? { stars: rating.stars, good: [...rating.good], better: [...rating.better], words: rating.words }
      : null,
    doubts: await presentOwnDoubts(ctx, await listDoubtsOf(ctx, one.id, accountId)),
  };
}
