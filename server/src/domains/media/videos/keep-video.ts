import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { lockMediaFile, saveMediaChange } from '../files/media-files.store.ts';
import { findVideo, saveVideo, type VideoChange } from './videos.store.ts';

export interface ReadyVideo {
  readonly mediaId: string;
  /** Each try has a folder of its own: browsers keep what they read under an address. */
  readonly tries: number;
  /** Folder of this machine with all that was made. */
  readonly output: string;
  readonly seconds: number;
  readonly made: Omit<VideoChange, 'folder' | 'poster' | 'madeAt' | 'tries'>;
}

/**
 * Stores what was made of a video and says that it is ready, with the room that this takes. Where the video was removed meanwhile, or another
 * maker was faster, it goes again; what tries before this one left goes too.
 */
export async function keepVideo(ctx: Context, { mediaId, tries, output, seconds, made }: ReadyVideo): Promise<void> {
  const folderOf = (number: number) => `media/${mediaId}/${number}`;
  const folder = folderOf(tries);
  const stored = `${ctx.instituteId}/${folder}`;
  const derivedBytes = await storeFolder(stored, output);
  const kept = await inTransaction(ctx, async (tx) => {
    const file = await lockMediaFile(tx, mediaId);
    if (file?.state !== 'working') return (await findVideo(tx, mediaId))?.folder === folder;
    await saveVideo(tx, mediaId, { ...made, folder, poster: true, madeAt: ctx.clock.now() });
    await saveMediaChange(tx, mediaId, {
      state: 'ready',
      percent: 100,
      problem: null,
      width: made.width ?? null,
      height: made.height ?? null,
      seconds,
      posterKey: `${stored}/poster.jpg`,
      derivedBytes,
    });
    return true;
  });
  const { storage } = runtime();
  if (!kept) return storage.removeAll(stored);
  for (let earlier = 1; earlier < tries; earlier++) await storage.removeAll(`${ctx.instituteId}/${folderOf(earlier)}`);
}

/** Moves all files of a folder into the storage; how many bytes they have. */
async function storeFolder(key: string, folder: string): Promise<number> {
  let bytes = 0;
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const one of files.filter((entry) => entry.isFile())) {
    const path = join(one.parentPath, one.name);
    bytes += (await stat(path)).size;
    await runtime().storage.putFile(`${key}/${relative(folder, path)}`, path);
  }
  return bytes;
}
