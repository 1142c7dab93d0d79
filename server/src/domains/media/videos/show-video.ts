import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listCaptions } from '../captions/captions.store.ts';
import { fileOf } from '../files/file-of.ts';
import type { MediaFile } from '../files/media-files.store.ts';
import { findVideo } from './videos.store.ts';

/** A video or audio with its sizes and captions, as those who make courses see it. */
export async function showVideo(
  ctx: Context,
  { params }: Input<typeof api.media.showVideo>,
): Promise<Answer<typeof api.media.showVideo>> {
  const file = await watchable(ctx, params.mediaId);
  const made = await findVideo(ctx, file.mediaId);
  const captions = await listCaptions(ctx, file.mediaId);
  const { mediaId, fileName, kind, state, percent, problem, bytes, seconds } = file;
  return {
    mediaId,
    fileName,
    kind,
    state,
    percent,
    problem,
    bytes,
    seconds,
    width: made?.width ?? null,
    height: made?.height ?? null,
    rungs: [...(made?.rungs ?? [])],
    captions: captions.map(({ captionId, language, label, createdAt }) => ({
      captionId,
      language,
      label,
      uploadedAt: createdAt.toISOString(),
    })),
  };
}

/** The file, where it is video or audio; NOT_FOUND otherwise. */
export async function watchable(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
): Promise<MediaFile & { readonly kind: 'video' | 'audio' }> {
  const file = await fileOf(ctx, mediaId);
  const { kind } = file;
  return kind === 'video' || kind === 'audio' ? { ...file, kind } : fail('NOT_FOUND');
}
