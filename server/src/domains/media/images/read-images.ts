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

/** So many are fetched at once. */
const AT_ONCE = 6;

/** Pictures of this institute, some at a time; what is not there is left out. */
export async function* readImages(ctx: Context, mediaIds: readonly string[]): AsyncGenerator<StoredImage> {
  const ids = [...new Set(mediaIds)];
  if (ids.length === 0) return;
  const files = await listFiles(ctx, ids);
  for (let from = 0; from < files.length; from += AT_ONCE)
    for (const image of await Promise.all(files.slice(from, from + AT_ONCE).map(readImage))) if (image) yield image;
}

async function readImage(listed: Awaited<ReturnType<typeof listFiles>>[number]): Promise<StoredImage | undefined> {
  const { id, storageKey, alt, fileName } = listed;
  const file = await runtime().storage.get(storageKey);
  if (!file) return undefined;
  const extension = storageKey.slice(storageKey.lastIndexOf('.'));
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || 'picture';
  return { id, bytes: await buffer(file.stream), alt, fileName: `${name}${extension}` };
}
