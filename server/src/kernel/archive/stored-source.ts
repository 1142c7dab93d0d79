import { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import { ArchiveError } from './archive-error.ts';
import type { ByteSource } from './open-archive.ts';

/** A file of the storage, to be read from any place. An ArchiveError `broken` where it is not there. */
export async function storedSource(storage: Storage, key: string): Promise<ByteSource> {
  const first = await storage.get(key, { from: 0, to: 0 });
  if (!first) throw new ArchiveError('broken');
  first.stream.destroy();
  return {
    bytes: first.bytes,
    read: async (from, to) => {
      if (to <= from) return Readable.from([]);
      const part = await storage.get(key, { from, to: to - 1 });
      if (!part) throw new ArchiveError('broken');
      return part.stream;
    },
  };
}
