import { createReadStream } from 'node:fs';

/* What the engine writes of one sound or picture: packets as they came, each with the milliseconds since the file began and its length. */

/** One file of a recording, as its name says. */
export interface PartName {
  readonly slot: string;
  readonly kind: 'audio' | 'video';
  /** Milliseconds since 1970 at which it began. */
  readonly startedAt: number;
}
/** A packet with when it came, in milliseconds since the file began. A packet of no bytes says that the file was closed then. */
interface KeptPacket {
  readonly at: number;
  readonly bytes: Buffer;
}

/** A recording has no more bytes than this: ten hours of a camera and a screen. */
export const MOST_RECORDED_BYTES = 10_000_000_000;

const HEAD = 6;
const NAME = /^(mic\d|cam\d|screen\d)-(\d{1,15})-\d{1,9}\.rtp$/;

/** `turn` keeps two files of one millisecond apart. */
export const partName = (slot: string, startedAt: number, turn: number): string => `${slot}-${startedAt}-${turn}.rtp`;

/** Undefined for a file that is no part. */
export function readPartName(name: string): PartName | undefined {
  const [, slot, startedAt] = NAME.exec(name) ?? [];
  if (!slot) return undefined;
  return { slot, kind: slot.startsWith('mic') ? 'audio' : 'video', startedAt: Number(startedAt) };
}

export function keptPacket(at: number, bytes: Buffer): Buffer {
  const record = Buffer.allocUnsafe(HEAD + bytes.length);
  record.writeUInt32BE(at, 0);
  record.writeUInt16BE(bytes.length, 4);
  bytes.copy(record, HEAD);
  return record;
}

/** The packets of a file in the order in which they came. One that a killed engine wrote in part ends it. */
export async function* readPart(path: string): AsyncGenerator<KeptPacket> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    while (rest.length - from >= HEAD) {
      const end = from + HEAD + rest.readUInt16BE(from + 4);
      if (end > rest.length) break;
      yield { at: rest.readUInt32BE(from), bytes: rest.subarray(from + HEAD, end) };
      from = end;
    }
    rest = rest.subarray(from);
  }
}
