import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { planOf } from '../../tenancy/index.ts';
import { type ImageFile, insertImage, removeImages, storedBytes } from './images.store.ts';

/** Makes pictures the institute's that are safe and stored already. STORAGE_LIMIT where the plan holds no more. */
export async function adoptImages(
  tx: TransactionContext,
  images: readonly Omit<ImageFile, 'ownerId'>[],
  ownerId: string,
): Promise<void> {
  if (images.length === 0) return;
  const { storageLimit } = await planOf(tx.instituteId);
  const bytes = images.reduce((sum, image) => sum + image.bytes, 0);
  if (storageLimit !== null && (await storedBytes(tx)) + bytes > storageLimit)
    fail('STORAGE_LIMIT', { maxBytes: storageLimit });
  for (const image of images) await insertImage(tx, { ...image, ownerId });
}

/** Takes pictures out of the institute's; the keys of their files, to be removed once the transaction has ended. */
export function dropImages(tx: TransactionContext, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? Promise.resolve([]) : removeImages(tx, ids);
}
