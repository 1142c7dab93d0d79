import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { endOf, framesOf, type Part } from './kept-frames.ts';

/** Pictures of one size that follow one another, in a file (IVF) of its own: ffmpeg begins anew where the size changes. */
export interface PictureRun {
  readonly slot: string;
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** A sender looks for its size in the first moments, and changes it seldom later. */
const EARLY_CHANGES = 5;
const CHANGE_MS = 1000;

/**
 * Writes the pictures of a part into files of a folder, at most so many; how long each is shown. A size that comes too soon after many others
 * is left out until a picture comes that fits.
 */
export async function writePictures(part: Part, folder: string, most: number): Promise<PictureRun[]> {
  const runs: { readonly file: string; readonly from: number }[] = [];
  let open: { readonly stream: WriteStream; readonly from: number; readonly size: string } | undefined;
  let fits = true;
  const mayBegin = (at: number) =>
    runs.length < most && at - (runs[0]?.from ?? at) >= CHANGE_MS * (runs.length - EARLY_CHANGES);
  for await (const { at, bytes, size } of framesOf(part)) {
    const isOther = size && open?.size !== `${size.width}x${size.height}`;
    if (size) fits = !isOther || mayBegin(at);
    if (isOther && fits) {
      await ended(open?.stream);
      const file = `${part.slot}-${part.startedAt}-${runs.length}.ivf`;
      open = { stream: createWriteStream(join(folder, file)), from: at, size: `${size.width}x${size.height}` };
      open.stream.write(ivfHeader(size));
      runs.push({ file, from: at });
    }
    if (fits && open && !open.stream.write(ivfFrame(Math.max(0, Math.round(at - open.from)), bytes)))
      await once(open.stream, 'drain');
  }
  await ended(open?.stream);
  const end = await endOf(part);
  return runs.map(({ file, from }, place) => ({ slot: part.slot, file, from, to: runs[place + 1]?.from ?? end }));
}

async function ended(stream: WriteStream | undefined): Promise<void> {
  if (!stream) return;
  stream.end();
  await once(stream, 'close');
}

/** Times are milliseconds. */
function ivfHeader({ width, height }: { width: number; height: number }): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.write('DKIF', 0, 'latin1');
  bytes.writeUInt16LE(32, 6);
  bytes.write('VP80', 8, 'latin1');
  bytes.writeUInt16LE(width, 12);
  bytes.writeUInt16LE(height, 14);
  bytes.writeUInt32LE(1000, 16);
  bytes.writeUInt32LE(1, 20);
  return bytes;
}
function ivfFrame(at: number, frame: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(frame.length, 0);
  head.writeUInt32LE(at, 4);
  return Buffer.concat([head, frame]);
}
