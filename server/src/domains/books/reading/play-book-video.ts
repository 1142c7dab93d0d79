import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { playbackOf } from '../../media/index.ts';
import { lineOf, seatOf } from '../exercises/seat-of.ts';

type Play = typeof api.books.playBookVideo;
/** Where a video of a book plays; each asking checks anew that its chapter is open. */
export async function playBookVideo(ctx: Context, { params, body }: Input<Play>): Promise<Answer<Play>> {
  const seat = await seatOf(ctx, params.bookId);
  const { kind, mediaId } = lineOf(seat, params.itemId);
  if (kind !== 'video' || mediaId === null) return fail('NOT_FOUND');
  return playbackOf(ctx, { source: { from: 'media', mediaId }, viewerId: seat.accountId, stream: body.stream });
}
