import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listFiles } from './images.store.ts';

/** A picture with its bytes, as it was stored. */
export interface StoredImage {
  readonly id: string;
  readonly bytes: Buffer;
  readonly alt: string;
  /** With the extension of what it is. */
  readonly fileName: string;
}

/** Pictures of this institute one after the other, so that never more than one is in memory; what is not there is left out. */
export async function* readImages(ctx: Context, mediaIds: readonly string[]): AsyncGenerator<StoredImage> {
  const ids = [...new Set(mediaIds)];
  if (ids.length === 0) return;
  for (const { id, storageKey, alt, fileName } of await listFiles(ctx, ids)) {
    const file = await runtime().storage.get(storageKey);
    if (!file) continue;
    const extension = storageKey.slice(storageKey.lastIndexOf('.'));
    const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || 'picture';
    yield { id, bytes: await buffer(file.stream), alt, fileName: `${name}${extension}` };
  }
}
