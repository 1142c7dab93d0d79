import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { ByteRange } from './storage.ts';

/** Bytes of one read: a four-second piece of video takes three of them, and a slow reader holds no more than one. */
const READ_BYTES = 256 * 1024;
/** More than this many at once is a rush whose memory is given back afterwards: 16 MB are kept. */
const MOST_KEPT = 64;
const idle: Buffer[] = [];

/**
 * Writes bytes of a file to a connection and ends the answer. The memory of a read is used again once the system has taken it: new memory
 * for each would have the engine clear its whole heap several times a second, which cost more than all the rest of serving a video.
 * Resolves, without a word, when the reader goes away; rejects when the file ends too soon or cannot be read.
 */
export async function pourFile(path: string, { from, to }: ByteRange, out: ServerResponse): Promise<void> {
  const gone = Promise.withResolvers<'gone'>();
  out.once('close', () => gone.resolve('gone'));
  const file = await open(path);
  try {
    if (await pour(file, { from, to }, out, gone.promise)) out.end();
  } finally {
    await file.close();
  }
}

async function pour(
  file: FileHandle,
  { from, to }: ByteRange,
  out: ServerResponse,
  gone: Promise<'gone'>,
): Promise<boolean> {
  const memory = idle.pop() ?? Buffer.allocUnsafeSlow(READ_BYTES);
  for (let place = from; place <= to;) {
    const { bytesRead } = await file.read(memory, 0, Math.min(READ_BYTES, to - place + 1), place);
    if (bytesRead === 0) throw new Error('the file is shorter than it was');
    // Memory of a write that was cut off is not used again: nobody says when the system has done with it.
    if ((await Promise.race([written(out, memory.subarray(0, bytesRead)), gone])) === 'gone') return false;
    place += bytesRead;
  }
  if (idle.length < MOST_KEPT) idle.push(memory);
  return true;
}

const written = (out: ServerResponse, bytes: Buffer) =>
  new Promise<'gone' | 'written'>((resolve) => {
    out.write(bytes, (error) => resolve(error ? 'gone' : 'written'));
  });
