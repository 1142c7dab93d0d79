import { isUtf8 } from 'node:buffer';
import { Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  parseExtraFields,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { ArchiveError } from './archive-error.ts';
import { entryPath } from './entry-path.ts';

/** Bytes that can be read from any place: a file of the storage. */
export interface ByteSource {
  readonly bytes: number;
  /** Bytes [from, to). */
  read(from: number, to: number): Promise<Readable>;
}
export interface ArchiveLimits {
  readonly files: number;
  /** All files together, unpacked. */
  readonly bytes: number;
  /** How many times larger than packed the files may be together, once they are larger than ten megabytes. */
  readonly ratio: number;
}
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: number;
  /** What it holds; the stream fails where that is not what the archive announced. */
  open(): Promise<Readable>;
}
export interface Archive {
  readonly files: ReadonlyMap<string, ArchiveFile>;
  close(): void;
}

const RATIO_COUNTS_FROM = 10_000_000;
const UTF8 = 0x800;
const STORED = 0;
const DEFLATED = 8;
const LINK = 0o120_000;
const KIND = 0o170_000;

class Reader extends RandomAccessReader {
  readonly source: ByteSource;
  constructor(source: ByteSource) {
    super();
    this.source = source;
  }
  override _readStreamForRange(from: number, to: number): Readable {
    const { source } = this;
    return Readable.from(
      (async function* () {
        yield* await source.read(from, to);
      })(),
      { objectMode: false },
    );
  }
}

/**
 * Opens a zip archive by its list of files, without unpacking anything. Refused with an ArchiveError: encrypted files, links, paths that leave
 * the archive, a path twice, too many files, too many bytes, archives that unpack to many times their size, files that lie over each other.
 */
export async function openArchive(source: ByteSource, limits: ArchiveLimits): Promise<Archive> {
  const zip = await fromRandomAccessReaderPromise(new Reader(source), source.bytes, {
    lazyEntries: true,
    decodeStrings: false,
    autoClose: false,
  }).catch(() => {
    throw new ArchiveError('broken');
  });
  try {
    if (zip.entryCount > limits.files * 2) throw new ArchiveError('tooManyFiles');
    const entries = await listEntries(zip);
    return { files: filesOf(zip, entries, source, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ArchiveError ? error : new ArchiveError('broken');
  }
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function filesOf(zip: ZipFile, entries: readonly Entry[], source: ByteSource, limits: ArchiveLimits) {
  const files = new Map<string, ArchiveFile>();
  const seen = new Set<string>();
  const sums = { packed: 0, unpacked: 0 };
  for (const entry of entries) {
    const path = entryPath(nameOf(entry));
    if (path === undefined || path.endsWith('/')) continue;
    checkEntry(entry, path);
    sums.packed += entry.compressedSize;
    sums.unpacked += entry.uncompressedSize;
    // Systems that know no difference of capitals would write one over the other.
    if (seen.has(path.toLowerCase())) throw new ArchiveError('twice', path);
    seen.add(path.toLowerCase());
    files.set(path, { path, bytes: entry.uncompressedSize, open: () => openEntry(zip, entry, path) });
  }
  if (files.size > limits.files) throw new ArchiveError('tooManyFiles');
  if (sums.unpacked > limits.bytes) throw new ArchiveError('tooLarge');
  if (sums.packed > source.bytes) throw new ArchiveError('overlap');
  if (sums.unpacked > RATIO_COUNTS_FROM && sums.unpacked > sums.packed * limits.ratio) throw new ArchiveError('bomb');
  return files;
}

function checkEntry(entry: Entry, path: string): void {
  if (entry.isEncrypted()) throw new ArchiveError('encrypted', path);
  const unix = entry.externalFileAttributes >>> 16;
  const kind = unix & KIND;
  if (kind === LINK || (kind !== 0 && kind !== 0o100_000 && kind !== 0o040_000)) throw new ArchiveError('link', path);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new ArchiveError('packing', path);
}

/** The name in its own encoding: UTF-8 where it says so or is so, a Unicode name beside it, else the code page of old archives (437). */
function nameOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer;
  const flags = isUtf8(raw) ? entry.generalPurposeBitFlag | UTF8 : entry.generalPurposeBitFlag;
  // Extra fields that are no fields say nothing.
  let extra: ReturnType<typeof parseExtraFields> = [];
  try {
    extra = parseExtraFields(entry.extraFieldRaw);
  } catch {
    extra = [];
  }
  return getFileNameLowLevel(flags, raw, extra, true);
}

async function openEntry(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  const packed = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(new ArchiveError('broken', path)) : resolve(stream))),
  );
  let sum = 0;
  const checked = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      done(null, piece);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : new ArchiveError('broken', path));
    },
  });
  packed.on('error', () => checked.destroy(new ArchiveError('broken', path)));
  checked.on('close', () => packed.destroy());
  return packed.pipe(checked);
}
