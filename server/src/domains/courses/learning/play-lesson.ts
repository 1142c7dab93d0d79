import type { api } from '@abhyas/contract';
import type { VideoSource } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { playbackOf } from '../../media/index.ts';
import { mediaIdOf } from './extent-of.ts';
import { studiedLesson } from './studied-lesson.ts';

type Play = typeof api.courses.playLesson;
/** Addresses of what a lesson plays, for a few minutes and for this learner; each asking checks anew that it is open to him. */
export async function playLesson(ctx: Context, { params, body }: Input<Play>): Promise<Reply<Play>> {
  const { accountId, lesson } = await studiedLesson(ctx, params);
  const { content } = lesson;
  const mediaId = mediaIdOf(content);
  const source: VideoSource | null =
    content.kind === 'video' ? content.source : mediaId === undefined ? null : { from: 'media', mediaId };
  if (source === null) fail('NOT_FOUND');
  return playbackOf(ctx, { source, viewerId: accountId, stream: body.stream });
}
