import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listMediaFiles } from '../files/media-files.store.ts';
import { insertLeftover } from '../leftovers/leftovers.store.ts';
import { removeStaged, stagedPath, writeStaged } from '../storing/staging.ts';
import { insertCaptions, insertCopy, listCaptionsOf, listWhole, type WholeFile } from './copies.store.ts';

const HOUR_MS = 3_600_000;

/**
 * Copies ready files of another institute here under the ids that they have there, with all that was made of them, so that texts which
 * name them show them. One that is here already stays. Who calls holds them afterwards (`useMedia`); nobody is refused for want of space.
 */
export async function copyFiles(source: Context, ctx: Context, mediaIds: readonly string[]): Promise<void> {
  const ids = [...new Set(mediaIds)];
  const here = new Set((await listMediaFiles(ctx, ids)).map(({ mediaId }) => mediaId));
  const missing = await listWhole(
    source,
    ids.filter((id) => !here.has(id)),
  );
  for (const file of missing) await copyFile(source, ctx, file);
}

async function copyFile(source: Context, ctx: Context, file: WholeFile): Promise<void> {
  const { id, storageKey } = file;
  const moved = (key: string) => key.replace(`${source.instituteId}/`, `${ctx.instituteId}/`);
  // Noted before: where this fails half way, what was stored is found again and removed.
  await insertLeftover(
    ctx,
    { mediaId: id, storageKey: moved(storageKey) },
    new Date(ctx.clock.now().getTime() + HOUR_MS),
  );
  await copyBytes(ctx, storageKey, moved(storageKey));
  for await (const { key } of runtime().storage.list(`${source.instituteId}/media/${id}`))
    await copyBytes(ctx, key, moved(key));
  const { posterKey, folder } = file;
  const captions = await listCaptionsOf(source, [id]);
  await inTransaction(ctx, async (tx) => {
    const there = { storageKey: moved(storageKey), posterKey: posterKey === null ? null : moved(posterKey) };
    await insertCopy(tx, { ...file, ...there, folder: folder === null ? null : moved(folder) });
    await insertCaptions(tx, captions);
  });
}

/** By way of a file of this machine: a video does not fit into memory. */
async function copyBytes(ctx: Context, from: string, to: string): Promise<void> {
  const { storage } = runtime();
  const stored = await storage.get(from);
  if (!stored) return;
  const path = stagedPath(ctx.instituteId, newId());
  await writeStaged(path, stored.stream, stored.bytes);
  await storage.putFile(to, path);
  await removeStaged(path);
}
