import type { MediaItem } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listMediaFiles, type MediaFile } from './media-files.store.ts';

/** Files by id, as their owners see them; one that this institute does not have is missing. */
export async function mediaOf(ctx: Context, mediaIds: Iterable<string>): Promise<Map<string, MediaItem>> {
  const ids = [...new Set(mediaIds)];
  if (ids.length === 0) return new Map();
  return new Map((await listMediaFiles(ctx, ids)).map((file) => [file.mediaId, presentMedia(ctx, file)]));
}

/** Only what people see; its picture has an address until the end of the next day. */
export function presentMedia(ctx: Context, file: MediaFile): MediaItem {
  const { mediaId, kind, state, percent, problem, fileName, type, bytes, seconds, pages } = file;
  const posterKey = file.posterKey ?? (kind === 'image' && state === 'ready' ? file.storageKey : null);
  return {
    mediaId,
    kind,
    state,
    percent,
    problem,
    fileName,
    type,
    bytes,
    seconds,
    pages,
    posterUrl: posterKey && runtime().signer.sign(ctx.instituteId, posterKey, ctx.clock.now()),
    uploadedAt: file.createdAt.toISOString(),
  };
}
