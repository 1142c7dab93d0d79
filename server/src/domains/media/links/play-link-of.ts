import type { VideoRules } from '@abhyas/contract/media/links';
import type { Playback } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listLinksById } from './links.store.ts';
import { embedOf, isAllowedHost, readAddress } from './read-address.ts';

/** How a video at another host is played: by the provider's own page in a frame, or by our player. LINK_HOST where its host is not allowed any more. */
export async function playLinkOf(
  ctx: Context,
  linkId: string,
  { hosts }: VideoRules,
): Promise<Omit<Playback, 'watermark' | 'stream' | 'expiresAt'>> {
  const [link] = await listLinksById(ctx, [linkId]);
  if (!link) return fail('NOT_FOUND');
  const { provider, url, seconds } = link;
  const host = readAddress(url)?.host ?? '';
  if (!isAllowedHost(host, hosts)) fail('LINK_HOST', { host });
  const isFramed = provider === 'youtube' || provider === 'vimeo';
  return {
    kind: 'video',
    hlsUrl: provider === 'hls' ? url : null,
    fileUrl: provider === 'file' ? url : null,
    audioUrl: null,
    embed: isFramed ? { provider, url: embedOf(provider, url) } : null,
    seconds,
    bytes: null,
    leastBytes: null,
    posterUrl: null,
    sprite: null,
    captions: [],
  };
}
