import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { playbackOf } from './playback-of.ts';

/** Staff look at what they uploaded. */
export async function playVideo(
  ctx: Context,
  { params, query }: Input<typeof api.media.playVideo>,
): Promise<Answer<typeof api.media.playVideo>> {
  const source = { from: 'media', mediaId: params.mediaId } as const;
  return playbackOf(ctx, { source, viewerId: actorOf(ctx).accountId, stream: query.stream });
}
