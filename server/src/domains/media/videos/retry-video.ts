import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import * as audit from '../../audit/index.ts';
import { saveMediaChange } from '../files/media-files.store.ts';
import { queueVideo } from './make-video.job.ts';
import { showVideo, watchable } from './show-video.ts';
import { saveVideo } from './videos.store.ts';

/** Makes a video ready again after it failed: its tries begin anew. VIDEO_WORKING where it did not fail. */
export async function retryVideo(
  ctx: Context,
  input: Input<typeof api.media.retryVideo>,
): Promise<Answer<typeof api.media.retryVideo>> {
  const { mediaId } = input.params;
  await inTransaction(ctx, async (tx) => {
    const file = await watchable(tx, mediaId);
    if (file.state !== 'failed') fail('VIDEO_WORKING');
    await saveVideo(tx, mediaId, { tries: 0 });
    await saveMediaChange(tx, mediaId, { state: 'working', percent: 0, problem: null });
    await queueVideo(tx, mediaId);
    await audit.record(tx, {
      action: 'video.retried',
      subjectKind: 'media',
      subjectId: mediaId,
      details: { fileName: file.fileName },
    });
  });
  return showVideo(ctx, input);
}
