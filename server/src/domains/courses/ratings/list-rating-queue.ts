import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listQueue, reasonsOf } from './ratings.store.ts';

type List = typeof api.courses.listRatingQueue;
/** Ratings for those who moderate: the most reported first. */
export async function listRatingQueue(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size } = query;
  const { rows, total } = await listQueue(ctx, query, { most: size, after: (page - 1) * size });
  const names = await namesOf(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  const reasons = await reasonsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, accountId, at, hiddenAt, hiddenReason, ...row }) => ({
      ...row,
      ratingId: id,
      author: (accountId !== null && names.get(accountId)?.name) || null,
      at: at.toISOString(),
      hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenReason },
      reports: reasons.flatMap(({ ratingId, reason, count }) => (ratingId === id ? [{ reason, count }] : [])),
    })),
    total,
    page,
    size,
  };
}
