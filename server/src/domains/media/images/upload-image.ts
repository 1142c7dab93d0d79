import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { saveImage } from './save-image.ts';

type Endpoint = typeof api.media.uploadImage;

/** Keeps a teacher's picture and answers with the address that shows it. */
export async function uploadImage(
  ctx: Context,
  { query, file }: Input<Endpoint> & { readonly file: Buffer },
): Promise<Answer<Endpoint>> {
  const { fileName, alt } = query;
  const { storageKey, ...image } = await saveImage(ctx, {
    bytes: file,
    fileName,
    alt,
    ownerId: actorOf(ctx).accountId,
  });
  return { ...image, url: runtime().signer.sign(ctx.instituteId, storageKey, ctx.clock.now()) };
}
