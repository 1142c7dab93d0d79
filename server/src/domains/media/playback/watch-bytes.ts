import type { Context } from '../../../kernel/context.ts';
import { findVideo, type MadeVideo } from '../videos/videos.store.ts';

/** What watching or hearing all of something costs, in bytes: in a middle size, and in the least. */
interface WatchBytes {
  readonly bytes: number;
  readonly leastBytes: number;
}

/** The middle of the ladder: what most people watch. */
const MIDDLE_HEIGHT = 480;

/** By what was made of a video; where nothing was, it is loaded as it was uploaded. */
export function watchBytes(uploaded: number, video: Pick<MadeVideo, 'rungs' | 'rungBytes'> | undefined): WatchBytes {
  const middle = video?.rungs.findLastIndex((height) => height <= MIDDLE_HEIGHT) ?? -1;
  return {
    bytes: video?.rungBytes[Math.max(0, middle)] ?? uploaded,
    leastBytes: video?.rungBytes[0] ?? uploaded,
  };
}

/** What an upload costs whoever opens it; of anything but a made video its own size, twice. */
export async function watchBytesOf(
  ctx: Context,
  { mediaId, bytes }: { readonly mediaId: string; readonly bytes: number },
): Promise<WatchBytes> {
  const video = await findVideo(ctx, mediaId);
  return watchBytes(bytes, video?.folder ? video : undefined);
}
