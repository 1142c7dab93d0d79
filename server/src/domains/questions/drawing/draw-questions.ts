import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { idsOfFilter } from '../bank/listing/list-questions.ts';
import { listLinesOf } from '../bank/list.store.ts';
import { presentLine } from '../bank/present-question.ts';
import { asksForReviews, withReviewStates } from '../bank/review-state.ts';
import { listDrawable } from './draw.store.ts';

/** More are not put into an order for one draw. */
const MOST = 50_000;

type Endpoint = typeof api.questions.drawQuestions;

/**
 * Draws some of the questions that a filter finds: none of those that are there already, none that papers may not have. One seed gives
 * one draw, so that it can be told and repeated. Fewer than asked where no more fit. Nothing is written.
 */
export async function drawQuestions(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { filter, count, seed, except } = body;
  const found = await idsOfFilter(ctx, filter, MOST);
  if (found === 'more') fail('DRAW_TOO_WIDE', { most: MOST });
  const drawable = await listDrawable(ctx, found, { seed, except, approved: await asksForReviews(ctx) });
  const [lines, areas] = await Promise.all([listLinesOf(ctx, drawable.slice(0, count)), areasOf(ctx)]);
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  return {
    rows: await withReviewStates(
      ctx,
      lines.map((line) => presentLine(line, areaOf)),
    ),
    available: drawable.length,
  };
}
