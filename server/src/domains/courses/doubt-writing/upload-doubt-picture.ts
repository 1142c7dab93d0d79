import type { api } from '@abhyas/contract';
import { doubtLimits } from '@abhyas/contract/courses/doubts';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { requireTry } from '../../identity/index.ts';
import { addressesOf, saveImage } from '../../media/index.ts';

type Endpoint = typeof api.courses.uploadDoubtPicture;

const DAY = 86_400;

/** Keeps a photo of a page or a sketch that the caller’s doubt or answer will show. */
export async function uploadDoubtPicture(
  ctx: Context,
  { query, file }: Input<Endpoint> & { readonly file: Buffer },
): Promise<Answer<Endpoint>> {
  const { accountId: ownerId } = actorOf(ctx);
  await requireTry(ctx, [{ key: `doubtPictures:${ownerId}`, tries: doubtLimits.picturesPerDay, seconds: DAY }]);
  const { mediaId, width, height } = await saveImage(ctx, { bytes: file, fileName: query.fileName, alt: '', ownerId });
  const addresses = await addressesOf(ctx, [mediaId]);
  return { mediaId, url: addresses.get(mediaId) ?? '', width, height };
}
