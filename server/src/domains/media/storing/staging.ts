import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runtime } from '../../../kernel/runtime.ts';

/** Folder of an institute's files that are not whole or not checked yet. */
export const stagingOf = (instituteId: number): string => join(runtime().staging, 'uploads', String(instituteId));
/** Where the bytes of a file lie until they are in the storage. */
export const stagedPath = (instituteId: number, mediaId: string): string => join(stagingOf(instituteId), mediaId);

/** Makes the empty file that an upload grows in. */
export async function createStaged(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '', { mode: 0o600 });
}

/** Writes a stream there, never more than so many bytes; how many there were, or undefined beyond. */
export async function writeStaged(path: string, content: Readable, most: number): Promise<number | undefined> {
  await mkdir(dirname(path), { recursive: true });
  let bytes = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      done(bytes > most ? new RangeError('too long') : null, piece);
    },
  });
  try {
    await pipeline(content, count, createWriteStream(path, { mode: 0o600 }));
    return bytes;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Bytes that are there; undefined where nothing is. */
export async function stagedBytes(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

export const removeStaged = (path: string): Promise<void> => rm(path, { force: true });
