import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { playbackOf } from './playback-of.ts';

/** Staff look at a video at another host. */
export async function playLink(
  ctx: Context,
  { params, query }: Input<typeof api.media.playLink>,
): Promise<Answer<typeof api.media.playLink>> {
  const source = { from: 'link', linkId: params.linkId } as const;
  return playbackOf(ctx, { source, viewerId: actorOf(ctx).accountId, stream: query.stream });
}
