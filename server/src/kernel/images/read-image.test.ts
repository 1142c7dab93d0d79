import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ImageError } from './image-error.ts';
import { readImage } from './read-image.ts';

const limits = { maxPixels: 1_000_000 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04010' } });
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'kept',
    (error: unknown) => (error instanceof ImageError ? error.code : error),
  );

describe('a picture', () => {
  it.each([
    ['png', () => plain(30, 20).png(), 'image/png', 'png'],
    ['jpeg', () => plain(30, 20).jpeg(), 'image/jpeg', 'jpg'],
    ['webp', () => plain(30, 20).webp(), 'image/webp', 'webp'],
    ['avif', () => plain(30, 20).avif(), 'image/webp', 'webp'],
  ] as const)('of kind %s is encoded anew', async (_kind, make, type, extension) => {
    const read = await readImage(await make().toBuffer(), limits);
    expect(read).toMatchObject({ type, extension, width: 30, height: 20 });
    expect((await sharp(read.bytes).metadata()).width).toBe(30);
  });

  it('loses its metadata and what hangs behind it, and stands upright', async () => {
    const taken = await plain(30, 20)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '26/1 8/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const read = await readImage(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]), limits);
    const { exif, orientation } = await sharp(read.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect([read.width, read.height]).toEqual([20, 30]);
    expect(read.bytes.includes('script')).toBe(false);
  });

  it('is scaled down to what screens show', async () => {
    expect(await readImage(await plain(900, 300).png().toBuffer(), { ...limits, maxSide: 300 })).toMatchObject({
      width: 300,
      height: 100,
    });
  });

  it('that is a drawing is cleaned', async () => {
    const read = await readImage(
      Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 4 5"><path d="M0 0" class="x"/></svg>'),
      limits,
    );
    expect(read).toMatchObject({ type: 'image/svg+xml', extension: 'svg', width: 4, height: 5 });
    expect(read.bytes.toString()).not.toContain('class');
  });

  it.each([
    ['is a web page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'IMAGE_TYPE'],
    ['is a GIF', Buffer.from('GIF89a........'), 'IMAGE_TYPE'],
    ['is a PDF called .png', Buffer.from('%PDF-1.7'), 'IMAGE_TYPE'],
    ['is empty', Buffer.alloc(0), 'IMAGE_TYPE'],
    ['only begins like a PNG', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 'IMAGE_BROKEN'],
    ['is a drawing with a script', Buffer.from('<svg viewBox="0 0 1 1"><script/></svg>'), 'SVG_REFUSED'],
  ])('that %s is refused', async (_what, bytes, code) => expect(await codeOf(readImage(bytes, limits))).toBe(code));

  it('with more pixels than allowed is refused before it is decoded', async () => {
    const bomb = await plain(4000, 4000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await codeOf(readImage(bomb, limits))).toBe('IMAGE_BROKEN');
  });

  it('that was cut off is refused', async () => {
    const whole = await plain(300, 300).png().toBuffer();
    expect(await codeOf(readImage(whole.subarray(0, whole.length / 2), limits))).toBe('IMAGE_BROKEN');
  });
});
