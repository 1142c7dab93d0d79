import type { Readable } from 'node:stream';
import { ArchiveError } from './archive-error.ts';

/** Everything a stream holds, never more than `most` bytes: an ArchiveError `tooLarge` otherwise. */
export async function bytesOf(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new ArchiveError('tooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces, bytes);
}
