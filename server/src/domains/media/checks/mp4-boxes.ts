import { open, type FileHandle } from 'node:fs/promises';

const MOST_BOXES = 100_000;

interface Box {
  readonly type: string;
  /** Where its content begins, and where the box ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * Walks the boxes of an MP4 or MOV file without reading what is in them. Its length in whole seconds (null where it does not say), or
 * undefined where the file is cut or is not what it begins as.
 */
export async function readMp4(path: string, bytes: number): Promise<{ seconds: number | null } | undefined> {
  const file = await open(path);
  try {
    const boxes = await listBoxes(file, 0, bytes);
    if (!boxes?.some(({ type }) => type === 'mdat' || type === 'moof')) return undefined;
    const movie = boxes.find(({ type }) => type === 'moov');
    const inside = movie && (await listBoxes(file, movie.from, movie.to));
    const header = inside?.find(({ type }) => type === 'mvhd');
    return header && { seconds: await lengthOf(file, header) };
  } finally {
    await file.close();
  }
}

/** The boxes from one place to another, which they must fill to the byte. */
async function listBoxes(file: FileHandle, from: number, to: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  let at = from;
  while (at < to && boxes.length < MOST_BOXES) {
    const { bytesRead } = await file.read(head, 0, Math.min(16, to - at), at);
    if (bytesRead < 8) return undefined;
    const type = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const long = short === 1;
    const size = long && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type) || size < (long ? 16 : 8) || at + size > to) return undefined;
    boxes.push({ type, from: at + (long ? 16 : 8), to: at + size });
    at += size;
  }
  return at === to ? boxes : undefined;
}

/** Duration over time scale of the movie header, versions 0 and 1. */
async function lengthOf(file: FileHandle, { from, to }: Box): Promise<number | null> {
  const head = Buffer.alloc(32);
  await file.read(head, 0, Math.min(32, to - from), from);
  const [scale, length] =
    head[0] === 1
      ? [head.readUInt32BE(20), Number(head.readBigUInt64BE(24))]
      : [head.readUInt32BE(12), head.readUInt32BE(16)];
  const seconds = scale > 0 ? Math.round(length / scale) : 0;
  return seconds > 0 && seconds < 1_000_000 ? seconds : null;
}
