import { Readable } from 'node:stream';
import { deflateRawSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ArchiveError } from './archive-error.ts';
import { bytesOf } from './bytes-of.ts';
import { type ArchiveLimits, type ByteSource, openArchive } from './open-archive.ts';

const limits: ArchiveLimits = { files: 20, bytes: 50_000_000, ratio: 100 };

interface Piece {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  readonly flags?: number;
  readonly method?: number;
  readonly mode?: number;
  readonly says?: number;
  readonly crc?: number;
}

/** A zip archive written by hand, so that it can lie. */
function zipOf(pieces: readonly Piece[], { sameData = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const name = Buffer.from(piece.name);
    const content = Buffer.from(piece.content ?? 'hello');
    const packed = (piece.method ?? 8) === 8 ? deflateRawSync(content) : content;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(piece.flags ?? 0, 6);
    head.writeUInt16LE(piece.method ?? 8, 8);
    head.writeUInt32LE(piece.crc ?? crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(piece.says ?? content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x031e, 4);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(((piece.mode ?? 0o100_644) << 16) >>> 0, 38);
    entry.writeUInt32LE(sameData ? 0 : at, 42);
    list.push(entry, name);
    if (sameData && index > 0) continue;
    parts.push(head, name, packed);
    at += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(pieces.length, 8);
  end.writeUInt16LE(pieces.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}
const sourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (from, to) => Readable.from([bytes.subarray(from, to)], { objectMode: false }),
});
const openBytes = (bytes: Buffer) => openArchive(sourceOf(bytes), limits);
const problemOf = async (bytes: Buffer) => {
  try {
    const archive = await openBytes(bytes);
    for (const file of archive.files.values()) await bytesOf(await file.open(), limits.bytes);
  } catch (error) {
    return error instanceof ArchiveError ? error.problem : error;
  }
  return 'read';
};

describe('an archive', () => {
  it('gives its files by path and leaves out what systems leave behind', async () => {
    const archive = await openBytes(
      zipOf([
        { name: 'videos\\one.mp4', content: 'film' },
        { name: './notes.pdf' },
        { name: 'videos/', content: '', method: 0, mode: 0o040_755 },
        { name: '__MACOSX/._notes.pdf' },
        { name: 'videos/.DS_Store' },
      ]),
    );
    expect([...archive.files.keys()]).toEqual(['videos/one.mp4', 'notes.pdf']);
    const film = await archive.files.get('videos/one.mp4')!.open();
    expect((await bytesOf(film, 100)).toString()).toBe('film');
  });

  it('reads names in UTF-8, with or without saying so, and those of old archives', async () => {
    const oldName = Buffer.from([0x81, 0x62, 0x65, 0x72, 0x2e, 0x70, 0x64, 0x66]); // “über.pdf” in code page 437
    const archive = await openBytes(
      zipOf([{ name: 'पाठ १.pdf', flags: 0x800 }, { name: 'पाठ २.pdf' }, { name: oldName }]),
    );
    expect([...archive.files.keys()]).toEqual(['पाठ १.pdf', 'पाठ २.pdf', 'über.pdf']);
  });

  it.each([
    ['climbs', '../../etc/passwd'],
    ['climbs inside', 'a/../../b'],
    ['climbs the Windows way', '..\\..\\b'],
    ['is absolute', '/etc/passwd'],
    ['names a drive', 'C:\\x'],
    ['holds a NUL', 'a\0.pdf'],
    ['is endless', `${'a/'.repeat(300)}x`],
  ])('with a path that %s is refused', async (_what, name) => {
    expect(await problemOf(zipOf([{ name }]))).toBe('path');
  });

  it('with a link is refused', async () => {
    expect(await problemOf(zipOf([{ name: 'link', content: '/etc/passwd', mode: 0o120_777 }]))).toBe('link');
  });

  it('with a device is refused', async () => {
    expect(await problemOf(zipOf([{ name: 'device', mode: 0o060_644 }]))).toBe('link');
  });

  it('with the same path twice is refused, in other capitals too', async () => {
    expect(await problemOf(zipOf([{ name: 'a.pdf' }, { name: 'A.pdf' }]))).toBe('twice');
  });

  it('with a password is refused', async () => {
    expect(await problemOf(zipOf([{ name: 'a', flags: 1 }]))).toBe('encrypted');
  });

  it('packed in another way is refused', async () => {
    expect(await problemOf(zipOf([{ name: 'a', method: 14 }]))).toBe('packing');
  });

  it('that unpacks to many times its size is refused before it is unpacked', async () => {
    expect(await problemOf(zipOf([{ name: 'a', content: Buffer.alloc(20_000_000) }]))).toBe('bomb');
  });

  it('that is larger unpacked than allowed is refused', async () => {
    const says = 60_000_000;
    expect(await problemOf(zipOf([{ name: 'a', says }]))).toBe('tooLarge');
  });

  it('whose files share their bytes is refused', async () => {
    const content = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251));
    const many = Array.from({ length: 8 }, () => ({ name: 'same', content }));
    const bytes = zipOf(
      many.map((one, i) => ({ ...one, name: `s${i}me` })),
      { sameData: true },
    );
    expect(await problemOf(bytes)).toBe('overlap');
  });

  it('with too many files is refused', async () => {
    expect(await problemOf(zipOf(Array.from({ length: 21 }, (_, i) => ({ name: `${i}` }))))).toBe('tooManyFiles');
    expect(await problemOf(zipOf(Array.from({ length: 41 }, (_, i) => ({ name: `${i}` }))))).toBe('tooManyFiles');
  });

  it('that announces other sizes or sums than it holds is broken', async () => {
    expect(await problemOf(zipOf([{ name: 'a', says: 3 }]))).toBe('broken');
    expect(await problemOf(zipOf([{ name: 'a', crc: 5 }]))).toBe('broken');
  });

  it('that is no archive, or cut off, is broken', async () => {
    expect(await problemOf(Buffer.from('no zip at all'))).toBe('broken');
    expect(await problemOf(zipOf([{ name: 'a' }]).subarray(0, -30))).toBe('broken');
    expect(await problemOf(Buffer.alloc(0))).toBe('broken');
  });
});
