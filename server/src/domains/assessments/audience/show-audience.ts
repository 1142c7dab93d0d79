import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getPaper } from '../versions/papers.store.ts';
import { audienceOf } from './open-paper.ts';

type Show = typeof api.assessments.showAudience;
/** To whom a paper is assigned. */
export async function showAudience(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { id } = await getPaper(ctx, params.paperId);
  return audienceOf(ctx, id);
}
