import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

/** One file of an archive, its content piece by piece. */
export interface ZipPart {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Packed already, as pictures are. */
  readonly packed?: boolean;
}
/** A file as an archive keeps it, made elsewhere: by another thread. */
export interface DeflatedPart {
  readonly name: string;
  readonly deflated: Deflated;
}
export interface Deflated {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of the content. */
  readonly size: number;
  readonly crc: number;
}

const smallSettings = { level: 6, windowBits: 13, memLevel: 7 } as const;

/** Packs a small text whole. */
export function deflated(text: string): Deflated {
  const content = Buffer.from(text);
  return { bytes: deflateRawSync(content, smallSettings), size: content.length, crc: crc32(content) };
}

/** A file of at most so many characters is packed whole by the runtime's own zlib, in a fraction of a millisecond and of the time. */
const SMALL = 65_536;

/** A file that is small enough to be packed at once. */
class SmallFile extends ZipPassThrough {
  readonly #pieces: Uint8Array[] = [];

  constructor(name: string) {
    super(name);
    this.compression = 8;
  }

  protected override process(piece: Uint8Array, final: boolean): void {
    this.#pieces.push(piece);
    if (final) this.ondata(null, deflateRawSync(Buffer.concat(this.#pieces), smallSettings), true);
  }
}

function fileOf({ name, content, packed }: ZipPart): ZipPassThrough | ZipDeflate {
  if (packed) return new ZipPassThrough(name);
  const isSmall =
    Array.isArray(content) && content.reduce((sum: number, piece: string) => sum + piece.length, 0) <= SMALL;
  return isSmall ? new SmallFile(name) : new ZipDeflate(name, { level: 6 });
}

/** An archive without the extension for large ones holds no more files. */
const MOST_FILES = 65_535;

/** Smaller pieces than this are handed over together: each costs its way through the stream. */
const PIECE = 65_536;

/** An archive as it is written: never more than some pieces of it are in memory. */
export async function* zipPieces(
  parts: Iterable<ZipPart | DeflatedPart> | AsyncIterable<ZipPart | DeflatedPart>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
    bytes += piece.length;
  });
  const take = (): Uint8Array => {
    const taken = ready.length === 1 ? ready[0]! : Buffer.concat(ready);
    [ready, bytes] = [[], 0];
    return taken;
  };
  const encoder = new TextEncoder();
  let files = 0;
  for await (const part of parts) {
    if (++files > MOST_FILES) throw new RangeError(`an archive holds at most ${MOST_FILES} files`);
    if ('deflated' in part) {
      const { bytes: packed, ...sizes } = part.deflated;
      const file: ZipInputFile = { filename: part.name, compression: 8, ...sizes };
      zip.add(file);
      file.ondata!(null, packed, true);
      if (bytes >= PIECE) yield take();
      continue;
    }
    const file = fileOf(part);
    zip.add(file);
    for await (const piece of part.content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      if (bytes >= PIECE) yield take();
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield take();
}
