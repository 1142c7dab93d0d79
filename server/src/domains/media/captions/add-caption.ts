import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { captionLimits } from '@abhyas/contract/media/videos';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { decodeText } from '../../../kernel/text/decode-text.ts';
import * as audit from '../../audit/index.ts';
import { showVideo, watchable } from '../videos/show-video.ts';
import { listCaptions, saveCaption } from './captions.store.ts';
import { readVtt, VttError } from './read-vtt.ts';

/** Keeps captions of a video; those of the same language and name are replaced. CAPTION_BROKEN says the first line that cannot be read. */
export async function addCaption(
  ctx: Context,
  input: Input<typeof api.media.addCaption> & { readonly file: Buffer },
): Promise<Answer<typeof api.media.addCaption>> {
  const { mediaId } = input.params;
  const { language, label } = input.query;
  const body = read(input.file);
  await inTransaction(ctx, async (tx) => {
    const { fileName } = await watchable(tx, mediaId);
    await saveCaption(tx, mediaId, { captionId: newId(), language, label, body, createdAt: tx.clock.now() });
    if ((await listCaptions(tx, mediaId)).length > captionLimits.perVideo)
      fail('CAPTION_LIMIT', { most: captionLimits.perVideo });
    await audit.record(tx, {
      action: 'caption.added',
      subjectKind: 'media',
      subjectId: mediaId,
      details: { fileName, language, label },
    });
  });
  return showVideo(ctx, input);
}

function read(file: Buffer): string {
  try {
    return readVtt(decodeText(file).text);
  } catch (error) {
    if (error instanceof VttError) fail('CAPTION_BROKEN', { line: error.line });
    throw error;
  }
}
