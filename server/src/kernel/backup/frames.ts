import type { Readable } from 'node:stream';

/** The kinds of pieces that a written database consists of: `table` begins one, `rows` follow, `end` closes all. */
const kinds = { table: 1, rows: 2, end: 3 } as const;
type Kind = keyof typeof kinds;
const names = ['', 'table', 'rows', 'end'] as const;

export interface Frame {
  readonly kind: Kind;
  readonly bytes: Buffer;
}

/** A piece with its kind and its length before it. */
export function frame(kind: Kind, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(kinds[kind]);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** The pieces of a stream, in their order. Throws where one is cut off. */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame> {
  let kept: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    kept = kept.length === 0 ? (chunk as Buffer) : Buffer.concat([kept, chunk as Buffer]);
    while (kept.length >= 5) {
      const length = kept.readUInt32BE(1);
      if (kept.length < 5 + length) break;
      const kind = names[kept.readUInt8()];
      if (!kind) throw new Error('a piece of the backup is of no known kind');
      yield { kind, bytes: kept.subarray(5, 5 + length) };
      kept = kept.subarray(5 + length);
    }
  }
  if (kept.length > 0) throw new Error('the last piece of the backup is cut off');
}
