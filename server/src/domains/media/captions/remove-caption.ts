import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import * as audit from '../../audit/index.ts';
import { showVideo, watchable } from '../videos/show-video.ts';
import { removeCaptionRow } from './captions.store.ts';

/** Takes captions off a video. */
export async function removeCaption(
  ctx: Context,
  input: Input<typeof api.media.removeCaption>,
): Promise<Answer<typeof api.media.removeCaption>> {
  const { mediaId, captionId } = input.params;
  await inTransaction(ctx, async (tx) => {
    const { fileName } = await watchable(tx, mediaId);
    const { language, label } = (await removeCaptionRow(tx, mediaId, captionId)) ?? fail('NOT_FOUND');
    await audit.record(tx, {
      action: 'caption.removed',
      subjectKind: 'media',
      subjectId: mediaId,
      details: { fileName, language, label },
    });
  });
  return showVideo(ctx, input);
}
