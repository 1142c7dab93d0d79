import type { TransactionContext } from '../../../kernel/context.ts';
import { requireSpace } from '../storing/require-space.ts';
import { type ImageFile, insertImage, removeImages } from './images.store.ts';

/** Makes pictures the institute's that are safe and stored already. STORAGE_LIMIT where the plan holds no more. */
export async function adoptImages(
  tx: TransactionContext,
  images: readonly Omit<ImageFile, 'ownerId'>[],
  ownerId: string,
): Promise<void> {
  if (images.length === 0) return;
  await requireSpace(
    tx,
    images.reduce((sum, image) => sum + image.bytes, 0),
  );
  for (const image of images) await insertImage(tx, { ...image, ownerId });
}

/** Takes pictures out of the institute's; the keys of their files, to be removed once the transaction has ended. */
export function dropImages(tx: TransactionContext, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? Promise.resolve([]) : removeImages(tx, ids);
}
