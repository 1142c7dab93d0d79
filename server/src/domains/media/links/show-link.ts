import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { linksOf } from './links-of.ts';

type Show = typeof api.media.showLink;
/** One video at another host, also one that was taken off the list. */
export async function showLink(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return (await linksOf(ctx, [params.linkId])).get(params.linkId) ?? fail('NOT_FOUND');
}
