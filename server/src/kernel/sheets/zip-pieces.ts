import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, its content piece by piece. */
export interface ZipPart {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Packed already, as pictures are. */
  readonly packed?: boolean;
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
  for await (const { name, content, packed } of parts) {
    if (++files > MOST_FILES) throw new RangeError(`an archive holds at most ${MOST_FILES} files`);
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
