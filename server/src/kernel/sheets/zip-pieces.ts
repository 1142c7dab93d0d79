import { deflateRawSync } from 'node:zlib';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, its content piece by piece. */
export interface ZipPart {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Packed already, as pictures are. */
  readonly packed?: boolean;
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
    if (final)
      this.ondata(null, deflateRawSync(Buffer.concat(this.#pieces), { level: 6, windowBits: 13, memLevel: 7 }), true);
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

/** An archive as it is written: never more than a piece of it is in memory. */
export async function* zipPieces(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const encoder = new TextEncoder();
  let files = 0;
  for await (const part of parts) {
    if (++files > MOST_FILES) throw new RangeError(`an archive holds at most ${MOST_FILES} files`);
    const file = fileOf(part);
    zip.add(file);
    for await (const piece of part.content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
