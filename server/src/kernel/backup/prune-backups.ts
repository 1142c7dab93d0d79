import type { BackupPlace } from './backup-place.ts';
import { BLOBS, listBacked } from './backed-files.ts';
import { folderOf, listBackups } from './manifest.ts';

/** Removes all but the newest backups, those that never became whole, and the files that no backup holds any more. */
export async function pruneBackups(place: BackupPlace, keep: number): Promise<{ removed: readonly string[] }> {
  const { whole, broken } = await listBackups(place);
  const removed = [...broken, ...whole.slice(0, Math.max(whole.length - keep, 0))];
  if (removed.length === 0) return { removed };
  const needed = new Set<string>();
  for (const id of whole.slice(-keep)) for await (const { blob } of listBacked(place, id)) needed.add(blob);
  for (const id of removed) await place.storage.removeAll(folderOf(id));
  for await (const { key } of place.storage.list(BLOBS))
    if (!needed.has(key.split('/').at(-1)!)) await place.storage.remove(key);
  return { removed };
}
