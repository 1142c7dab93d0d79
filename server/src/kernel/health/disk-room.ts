import { statfs } from 'node:fs/promises';

export type DiskRoom = 'fine' | 'nearly full' | 'full';

/** Below this an upload or a print of usual size no longer fits. */
const FULL_BYTES = 200_000_000;
const NEARLY_BYTES = 2_000_000_000;
const NEARLY_SHARE = 0.05;

/** In words how much room a disk has left: nearly full is below 2 GB or 5 %, whichever comes later on a small one. */
export function roomOf({ free, total }: { readonly free: number; readonly total: number }): DiskRoom {
  if (free < Math.min(FULL_BYTES, total / 100)) return 'full';
  return free < Math.min(NEARLY_BYTES, total / 10) || free < total * NEARLY_SHARE ? 'nearly full' : 'fine';
}

/** The room on the disk of a folder, for whoever is not root. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return roomOf({ free: bavail * bsize, total: blocks * bsize });
}
