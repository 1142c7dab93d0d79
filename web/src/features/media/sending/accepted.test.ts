import { describe, expect, it } from 'vitest';
import { acceptOf, fingerprintOf, refusedHere } from './accepted.ts';

const fileOf = (name: string, content: BlobPart = 'some content') => new File([content], name, { lastModified: 5 });
const ebml = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]);
/** A file that says how long it is without being so. */
const longFile = (name: string, size: number) => Object.defineProperty(fileOf(name), 'size', { value: size });

describe('before a byte travels', () => {
  it.each(['a.3gp', 'a.3g2', 'a.WEBM', 'a.mkv'])('the video format of %s is refused', async (name) => {
    expect(await refusedHere(fileOf(name))).toMatchObject({ name: 'VIDEO_FORMAT' });
  });

  it.each(['a.exe', 'a.html', 'a', 'a.svgz'])('the kind of %s is refused', async (name) => {
    expect(await refusedHere(fileOf(name))).toMatchObject({ name: 'FILE_TYPE' });
  });

  it('what is for another purpose is refused, and a file lesson takes everything that is accepted', async () => {
    expect(await refusedHere(fileOf('a.pdf'), 'video')).toMatchObject({ name: 'FILE_TYPE' });
    expect(await refusedHere(fileOf('a.pdf'), 'file')).toBeUndefined();
    expect(await refusedHere(fileOf('a.mp4'), 'file')).toBeUndefined();
  });

  it('a webm or 3gp video under another name is seen by its first bytes', async () => {
    expect(await refusedHere(fileOf('a.mp4', ebml))).toMatchObject({ name: 'VIDEO_FORMAT' });
    expect(await refusedHere(fileOf('a.mp4', '\0\0\0\u0018ftyp3gp5'))).toMatchObject({ name: 'VIDEO_FORMAT' });
    expect(await refusedHere(fileOf('a.mp4', '\0\0\0\u0018ftypisom'))).toBeUndefined();
  });

  it('a file of 1,004,288,000 bytes may go and one of a byte more may not', async () => {
    expect(await refusedHere(longFile('a.mp4', 1_004_288_000))).toBeUndefined();
    expect(await refusedHere(longFile('a.mp4', 1_004_288_001))).toMatchObject({ name: 'TOO_LARGE', status: 413 });
    expect(await refusedHere(longFile('a.png', 20_000_001))).toMatchObject({ name: 'TOO_LARGE' });
  });

  it('an empty file is refused with a sentence of its own', async () => {
    expect(await refusedHere(fileOf('a.pdf', ''))).toMatchObject({ messageKey: 'media.uploads.empty' });
  });
});

it('offers what a place takes', () => {
  expect(acceptOf('document')).toBe('.pdf');
  expect(acceptOf('file')).toContain('.mp4');
});

it('knows the same file again, and a changed one not', () => {
  expect(fingerprintOf(fileOf('a.pdf'))).toBe(fingerprintOf(fileOf('a.pdf')));
  expect(fingerprintOf(fileOf('a.pdf'))).not.toBe(fingerprintOf(fileOf('a.pdf', 'other content')));
});
