import { createHash, createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { newId } from '../ids.ts';
import { StartError } from '../start-error.ts';
import type { ListedFile, Storage } from '../storage/storage.ts';
import { type BackupPlace, draftOf, openSealed } from './backup-place.ts';
import { partOf } from './manifest.ts';

const entry = z.object({ key: z.string(), bytes: z.int(), mark: z.string(), sha256: z.string(), blob: z.string() });
/** A file of the product in a backup; its bytes lie once in the place, however many backups hold it. */
export type BackedFile = z.infer<typeof entry>;

export const BLOBS = 'blobs';
const blobKey = (blob: string) => `${BLOBS}/${blob.slice(0, 2)}/${blob}`;

/** Hears the bytes that go by. */
function hashing(): { readonly stream: Transform; readonly sum: () => { sha256: string; bytes: number } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, sum: () => ({ sha256: hash.digest('hex'), bytes }) };
}

/** Lays every file of the storage into the place; what an earlier backup has already, unchanged, is only noted. */
export async function writeFiles(
  place: BackupPlace,
  source: Storage,
  { id, before }: { readonly id: string; readonly before: string | undefined },
): Promise<{ count: number; bytes: number }> {
  const known = new Map<string, BackedFile>();
  if (before !== undefined) for await (const file of listBacked(place, before)) known.set(file.key, file);
  let count = 0;
  let bytes = 0;
  async function* lines() {
    for await (const file of source.list()) {
      const same = known.get(file.key);
      const unchanged = same?.bytes === file.bytes && same.mark === file.mark;
      const kept = unchanged ? same : await keepFile(place, source, file);
      if (!kept) continue; // gone meanwhile
      count++;
      bytes += kept.bytes;
      yield Buffer.from(`${JSON.stringify(kept)}\n`);
    }
  }
  const list = await draftOf(place, Readable.from(lines()), createGzip());
  await list.keepAs(partOf(id, 'files'));
  return { count, bytes };
}

async function keepFile(place: BackupPlace, source: Storage, listed: ListedFile): Promise<BackedFile | undefined> {
  const file = await source.get(listed.key);
  if (!file) return undefined;
  const { stream, sum } = hashing();
  const draft = await draftOf(place, file.stream, stream);
  const { sha256, bytes } = sum();
  // The name tells nothing of the file to who has no key.
  const blob = createHmac('sha256', place.key).update(sha256).digest('hex');
  if ((await place.storage.size(blobKey(blob))) === undefined) await draft.keepAs(blobKey(blob));
  else await draft.drop();
  return { key: listed.key, bytes, mark: listed.mark, sha256, blob };
}

/** The files of one backup. */
export async function* listBacked(place: BackupPlace, id: string): AsyncGenerator<BackedFile> {
  const stream = await openSealed(place, partOf(id, 'files'), createGunzip());
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  stream.once('error', failed.reject);
  const lines = createInterface({ input: stream, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const line = await Promise.race([lines.next(), failed.promise]);
    if (line.done) break;
    yield entry.parse(JSON.parse(line.value));
  }
  if (stream.errored) throw stream.errored;
}

/** Reads a file out of a backup and compares it with its sum. With `into` it is put there, else it is only read. */
export async function restoreFile(place: BackupPlace, file: BackedFile, into?: Storage): Promise<void> {
  const { stream, sum } = hashing();
  const path = `${place.staging}/${newId()}`;
  await mkdir(place.staging, { recursive: true, mode: 0o700 });
  const nowhere = async (bytes: AsyncIterable<Buffer>) => {
    for await (const _ of bytes); // read to its end
  };
  try {
    const source = await openSealed(place, blobKey(file.blob));
    if (into) await pipeline(source, stream, createWriteStream(path, { mode: 0o600 }));
    else await pipeline(source, stream, nowhere);
    const { sha256, bytes } = sum();
    if (sha256 !== file.sha256 || bytes !== file.bytes) throw new StartError(`${file.key} is not as it was.`);
    await into?.putFile(file.key, path);
  } finally {
    await rm(path, { force: true });
  }
}
