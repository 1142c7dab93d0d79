import type { Context } from '../../../kernel/context.ts';
import { queueVideo } from './make-video.job.ts';
import { listAbandoned } from './videos.store.ts';

export const RESUME_VIDEOS = 'media.resumeVideos';
/** Longer than any pause between two signs of life. */
const SILENCE_MS = 15 * 60_000;

/** Videos whose maker is gone without a word (the machine lost power) are begun again. */
export async function resumeVideos(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SILENCE_MS);
  for (const mediaId of await listAbandoned(ctx, before)) await queueVideo(ctx, mediaId);
}
