import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { saveImage } from '../../../media/index.ts';

type Upload = typeof api.commerce.uploadReceipt;
/** Keeps the picture of a receipt until it is written down with its payment. */
export async function uploadReceipt(
  ctx: Context,
  { query, file }: Input<Upload> & { readonly file: Buffer },
): Promise<Answer<Upload>> {
  const { accountId: ownerId } = actorOf(ctx);
  const { mediaId } = await saveImage(ctx, { bytes: file, fileName: query.fileName, alt: '', ownerId });
  return { mediaId };
}
