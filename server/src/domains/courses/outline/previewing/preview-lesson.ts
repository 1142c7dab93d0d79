import type { api } from '@abhyas/contract';
import type { PreviewedLesson } from '@abhyas/contract/courses/outline';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { addressesOf, addressOfFile, mediaOf } from '../../../media/index.ts';
import { mainMedia, mediaOfLesson } from '../draft/lesson-parts.ts';
import { getLesson } from '../outline.store.ts';
import { imagesOfLesson, thingBehind } from '../show-authored-lesson.ts';

/** The draft of a lesson as a student would get it; an upload that is not ready has no address yet. */
export async function previewLesson(
  ctx: Context,
  { params }: Input<typeof api.courses.previewLesson>,
): Promise<PreviewedLesson> {
  const { id, draft } = await getLesson(ctx, params.lessonId);
  const media = await mediaOf(ctx, mediaOfLesson(draft));
  const urlOf = async (mediaId: string) =>
    media.get(mediaId)?.state === 'ready' ? (await addressOfFile(ctx, mediaId)).url : null;
  const [main] = draft.content.kind === 'pdf' || draft.content.kind === 'file' ? (mainMedia(draft.content) ?? []) : [];
  return {
    lessonId: id,
    title: draft.title,
    about: draft.about,
    content: draft.content,
    fileUrl: main === undefined ? null : await urlOf(main),
    images: Object.fromEntries(await addressesOf(ctx, imagesOfLesson(draft))),
    files: await Promise.all(
      draft.files.map(async ({ mediaId, title }) => ({
        title,
        url: await urlOf(mediaId),
        bytes: media.get(mediaId)?.bytes ?? 0,
      })),
    ),
    thing: await thingBehind(ctx, draft),
  };
}
