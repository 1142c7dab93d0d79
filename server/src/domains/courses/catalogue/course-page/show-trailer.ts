import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { playbackOf } from '../../../media/index.ts';
import { readPublished } from '../listings.store.ts';
import { requireCatalogue } from '../require-catalogue.ts';

type Show = typeof api.courses.showTrailer;
/** The trailer of a published course: anybody may watch it, in as many places as they like. */
export async function showTrailer(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  await requireCatalogue(ctx);
  const source = (await readPublished(ctx, params.courseId))?.details.trailer ?? fail('NOT_FOUND');
  return playbackOf(ctx, { source, viewerId: null });
}
