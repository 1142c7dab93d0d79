import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { openStream, sealStream } from './seal-stream.ts';

const key = randomBytes(32);
/** Bytes through a step, in gulps of no round number. */
async function through(step: ReturnType<typeof sealStream>, bytes: Buffer): Promise<Buffer> {
  const gulps: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 7013) gulps.push(bytes.subarray(at, at + 7013));
  const [, out] = await Promise.all([pipeline(Readable.from(gulps), step, { end: true }), buffer(step)]);
  return out;
}
const seal = (bytes: Buffer) => through(sealStream(key), bytes);
const open = (bytes: Buffer, by = key) => through(openStream(by), bytes);

describe('a sealed file', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 300_000])('of %d bytes is opened as it was', async (size) => {
    const bytes = randomBytes(size);
    const sealed = await seal(bytes);
    expect(sealed.includes(bytes.subarray(0, 32)) && size >= 32).toBe(false);
    expect((await open(sealed)).equals(bytes)).toBe(true);
  });

  it('is another one each time', async () => {
    const bytes = randomBytes(100);
    expect((await seal(bytes)).equals(await seal(bytes))).toBe(false);
  });

  it('is not opened by another key', async () => {
    await expect(open(await seal(randomBytes(100)), randomBytes(32))).rejects.toThrow(/changed or damaged/);
  });

  const chunk = 4 + 65_536 + 16;
  const begin = 48;
  const faults: readonly [string, (sealed: Buffer) => Buffer][] = [
    ['a bit is another one', (sealed) => ((sealed[begin + 100]! ^= 1), sealed)],
    ['a length is another one', (sealed) => ((sealed[begin + 3]! ^= 1), sealed)],
    ['the last chunk is cut off', (sealed) => sealed.subarray(0, begin + 2 * chunk)],
    ['the end of the last chunk is cut off', (sealed) => sealed.subarray(0, -1)],
    [
      'two chunks are exchanged',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, begin),
          sealed.subarray(begin + chunk, begin + 2 * chunk),
          sealed.subarray(begin, begin + chunk),
          sealed.subarray(begin + 2 * chunk),
        ]),
    ],
    ['something is added', (sealed) => Buffer.concat([sealed, sealed.subarray(begin)])],
    ['it is empty', () => Buffer.alloc(0)],
  ];
  it.each(faults)('is refused where %s', async (_what, damage) => {
    const sealed = await seal(randomBytes(3 * 65_536 - 20));
    await expect(open(damage(sealed))).rejects.toThrow(/changed or damaged|is missing/);
  });
});
