import { inflateRawSync } from 'node:zlib';
import { SheetError } from './sheet.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MOST_ENTRIES = 5000;

/** Lists a zip archive by its central directory, the same list that the reader of .xlsx files goes by. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  const count = view.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new SheetError('SHEET_TOO_LARGE', { entries: count });
  const entries: ZipEntry[] = [];
  let at = view.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== ENTRY) throw new SheetError('SHEET_BROKEN');
    if (view.readUInt16LE(at + 8) & 1) throw new SheetError('SHEET_ENCRYPTED');
    const nameLength = view.readUInt16LE(at + 28);
    entries.push({
      name: view.toString('utf8', at + 46, at + 46 + nameLength),
      method: view.readUInt16LE(at + 10),
      packedBytes: view.readUInt32LE(at + 20),
      unpackedBytes: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(view: Buffer): number {
  for (let at = view.length - END_BYTES; at >= 0 && at >= view.length - END_BYTES - 65_535; at--) {
    if (view.readUInt32LE(at) === END) return at;
  }
  throw new SheetError('SHEET_BROKEN');
}

/** Unpacks one entry and never more than it declares: an archive that lies about its sizes is refused, not unpacked. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Buffer {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (entry.offset + 30 > view.length || view.readUInt32LE(entry.offset) !== LOCAL)
    throw new SheetError('SHEET_BROKEN');
  const from = entry.offset + 30 + view.readUInt16LE(entry.offset + 26) + view.readUInt16LE(entry.offset + 28);
  const packed = view.subarray(from, from + entry.packedBytes);
  if (packed.length !== entry.packedBytes) throw new SheetError('SHEET_BROKEN');
  const unpacked = entry.method === 0 ? packed : inflate(entry, packed);
  if (unpacked.length !== entry.unpackedBytes) throw new SheetError('SHEET_BROKEN');
  return unpacked;
}

function inflate(entry: ZipEntry, packed: Buffer): Buffer {
  if (entry.method !== 8) throw new SheetError('SHEET_BROKEN');
  try {
    return inflateRawSync(packed, { maxOutputLength: entry.unpackedBytes + 1 });
  } catch (error) {
    throw new SheetError(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'SHEET_TOO_LARGE' : 'SHEET_BROKEN',
    );
  }
}
