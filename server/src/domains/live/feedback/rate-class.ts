import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { ownClass, wasThere } from '../attendance/own-class.ts';
import { requireState } from '../classes/class-state.ts';
import { saveRating } from './ratings.store.ts';

type Rate = typeof api.live.rateClass;
/**
 * Says what one thinks of a class that one was in, or says it anew. No audit row is written: it would tell who gave which stars.
 * LIVE_NOT_YOURS, LIVE_STATE, LIVE_NOT_THERE.
 */
export async function rateClass(ctx: Context, { params, body }: Input<Rate>): Promise<Answer<Rate>> {
  const { accountId } = actorOf(ctx);
  const own = await ownClass(ctx, params.classId);
  const { one } = own;
  requireState(one, ctx.clock.now(), 'live', 'ended');
  if (!(await wasThere(ctx, own))) fail('LIVE_NOT_THERE');
  const rating = { ...body, good: [...new Set(body.good)], better: [...new Set(body.better)] };
  await inTransaction(ctx, (tx) => saveRating(tx, one.id, { accountId, ...rating }));
  return rating;
}
