import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Playback } from '@abhyas/contract/media/shapes';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { playbackOf } from '../../../media/index.ts';
import { mainMedia } from '../draft/lesson-parts.ts';
import { getLesson } from '../outline.store.ts';

/** Where the video or audio of a draft lesson plays; NOT_FOUND where it has none yet. */
export async function previewPlayback(
  ctx: Context,
  { params, query }: Input<typeof api.courses.previewPlayback>,
): Promise<Playback> {
  const { content } = (await getLesson(ctx, params.lessonId)).draft;
  const [mediaId] = mainMedia(content) ?? [];
  const own = mediaId === undefined ? null : ({ from: 'media', mediaId } as const);
  const source = content.kind === 'video' ? content.source : content.kind === 'audio' ? own : null;
  if (source === null) fail('NOT_FOUND');
  return playbackOf(ctx, { source, viewerId: actorOf(ctx).accountId, stream: query.stream ?? null });
}
