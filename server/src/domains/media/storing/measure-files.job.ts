import type { Context } from '../../../kernel/context.ts';
import { measureDerived } from '../files/derived-folders.ts';
import { saveMediaChange } from '../files/media-files.store.ts';
import { listUnmeasured } from './storage-use.store.ts';

export const MEASURE_FILES = 'media.measure';
/** In one run; the next one goes on. */
const MOST = 200;

/** Counts, in the storage itself, what was made of files that were ready before it was counted. Done again it finds none. */
export async function measureFiles(ctx: Context): Promise<void> {
  for (const mediaId of await listUnmeasured(ctx, MOST))
    await saveMediaChange(ctx, mediaId, { derivedBytes: await measureDerived(ctx, mediaId) });
}
