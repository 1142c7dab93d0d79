import { imageLimits } from '@abhyas/contract/media/images';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { ImageError } from '../../../kernel/images/image-error.ts';
import { type ReadImage, readImage } from '../../../kernel/images/read-image.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { insertLeftover } from '../leftovers/leftovers.store.ts';
import { requireSpace } from '../storing/require-space.ts';
import { insertImage } from './images.store.ts';

const HOUR_MS = 3_600_000;

export interface NewImage {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly alt: string;
  /** Who uploaded it; nobody where the product brought it along. */
  readonly ownerId?: string;
}

export interface SavedImage {
  readonly mediaId: string;
  readonly storageKey: string;
  /** Media type of what was stored. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Makes a safe picture of the bytes (by content, never by name) and keeps it. IMAGE_TYPE, IMAGE_BROKEN or SVG_REFUSED otherwise; STORAGE_LIMIT where the plan holds no more. */
export async function saveImage(ctx: Context, { bytes, fileName, alt, ownerId }: NewImage): Promise<SavedImage> {
  const image = await read(bytes);
  const { type, width, height } = image;
  const mediaId = newId();
  const storageKey = `${ctx.instituteId}/media/${mediaId}.${image.extension}`;
  const saved = { storageKey, type, width, height, bytes: image.bytes.length };
  // Noted beside the transaction around this: where that fails, the stored file is found again and removed.
  const beside = { ...ctx, db: runtime().outside.forInstitute(ctx.instituteId) };
  await insertLeftover(beside, { mediaId, storageKey }, new Date(ctx.clock.now().getTime() + HOUR_MS));
  await runtime().storage.put(storageKey, image.bytes);
  const keep = async (tx: TransactionContext) => {
    await requireSpace(tx, image.bytes.length);
    await insertImage(tx, { ...saved, id: mediaId, alt, fileName, ownerId: ownerId ?? null });
  };
  await (ctx.db.isTransaction ? keep(ctx as TransactionContext) : inTransaction(ctx, keep));
  return { ...saved, mediaId };
}

async function read(bytes: Uint8Array): Promise<ReadImage> {
  try {
    return await readImage(bytes, imageLimits);
  } catch (error) {
    if (error instanceof ImageError) fail(error.code, error.values);
    throw error;
  }
}
