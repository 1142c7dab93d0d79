import type { Playback } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { namesOf } from '../../identity/index.ts';
import { listCaptions } from '../captions/captions.store.ts';
import { playLinkOf } from '../links/play-link-of.ts';
import { rulesOfVideo } from '../links/rules.store.ts';
import { watchable } from '../videos/show-video.ts';
import { findVideo, type MadeVideo } from '../videos/videos.store.ts';
import { takePlace } from './one-stream.ts';
import { signPass, STREAM_SECONDS, type StreamPass } from './stream-token.ts';
import { watchBytes } from './watch-bytes.ts';

/** A video of the institute, or one at a host that it allowed. */
export type Watched =
  | { readonly from: 'media'; readonly mediaId: string }
  | { readonly from: 'link'; readonly linkId: string };

export interface Watching {
  readonly source: Watched;
  /** Whose name moves over the picture, and who counts for one stream at a time; null: anybody, e.g. of a trailer. */
  readonly viewerId: string | null;
  /** What the player was given before; null or absent: it starts, and takes the account's one place. */
  readonly stream?: string | null | undefined;
}

/**
 * Everything a player needs for five minutes. The domain that shows the video asks, after its own check of who may watch: where that says
 * no, there are no new addresses, and the old ones end. NOT_FOUND, VIDEO_WORKING, VIDEO_FAILED; LINK_HOST where a host is not allowed any
 * more; STREAM_ELSEWHERE where the account watches another stream by now.
 */
export async function playbackOf(ctx: Context, { source, viewerId, stream }: Watching): Promise<Playback> {
  const rules = await rulesOfVideo(ctx);
  const expires = ctx.clock.now().getTime() + STREAM_SECONDS * 1000;
  const played =
    source.from === 'link' ? await playLinkOf(ctx, source.linkId, rules) : await prepare(ctx, source.mediaId);
  const streamId = rules.oneStream && viewerId !== null ? await takePlace(ctx, viewerId, stream ?? null) : null;
  const addresses =
    'making' in played
      ? addressesOf(ctx, {
          ...played,
          expires,
          ...(streamId && viewerId && { stream: { streamId, accountId: viewerId } }),
        })
      : played;
  return {
    ...addresses,
    watermark: rules.watermark && viewerId !== null ? await nameOf(ctx, viewerId) : null,
    stream: streamId,
    expiresAt: new Date(expires).toISOString(),
  };
}

const nameOf = async (ctx: Context, accountId: string) =>
  (await namesOf(ctx, [accountId])).get(accountId)?.name ?? null;

/** What is known of an upload before it has addresses. */
interface Prepared {
  readonly mediaId: string;
  readonly making: number;
  readonly kind: 'video' | 'audio';
  readonly seconds: number | null;
  readonly bytes: number;
  readonly posterUrl: string | null;
  readonly video: MadeVideo | undefined;
  readonly captions: Awaited<ReturnType<typeof listCaptions>>;
}

async function prepare(ctx: Context, id: string): Promise<Prepared> {
  const { mediaId, kind, state, seconds, bytes, posterKey } = await watchable(ctx, id);
  if (state === 'working') fail('VIDEO_WORKING');
  if (state === 'failed') fail('VIDEO_FAILED');
  const video = await findVideo(ctx, mediaId);
  const making = Number(video?.folder?.split('/').at(-1) ?? 0);
  const posterUrl = posterKey && runtime().signer.sign(ctx.instituteId, posterKey, ctx.clock.now());
  return { mediaId, making, kind, seconds, bytes, posterUrl, video, captions: await listCaptions(ctx, mediaId) };
}

function addressesOf(
  ctx: Context,
  { mediaId, making, expires, stream, kind, seconds, bytes, posterUrl, video, captions }: Prepared & StreamPass,
): Omit<Playback, 'watermark' | 'stream' | 'expiresAt'> {
  const pass = { mediaId, making, expires, ...(stream && { stream }) };
  const at = `/stream/${signPass(runtime().config.secrets.file, ctx.instituteId, pass)}`;
  const isMade = making > 0 && video !== undefined;
  return {
    kind,
    hlsUrl: isMade ? `${at}/master.m3u8` : null,
    fileUrl: isMade ? null : `${at}/file`,
    audioUrl: isMade && video.hasAudio ? `${at}/audio/list.m3u8` : null,
    embed: null,
    seconds,
    ...watchBytes(bytes, isMade ? video : undefined),
    posterUrl,
    sprite: isMade && video.sprite ? { url: `${at}/sprite.jpg`, ...video.sprite } : null,
    captions: captions.map(({ captionId, language, label }) => ({
      language,
      label,
      url: `${at}/captions/${captionId}.vtt`,
    })),
  };
}
