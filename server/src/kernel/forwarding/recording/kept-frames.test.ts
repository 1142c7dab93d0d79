import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxUploadBytes } from '@abhyas/contract/media/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRAME_MS, piecesOf } from './film-pieces.ts';
import { MOST_FILM_BYTES, pictureArgs, pictureRate, SOUND_RATE } from './film-rate.ts';
import { framesOf } from './kept-frames.ts';
import { keptPacket, partName, readPartName } from './part-file.ts';
import { writePictures } from './picture-files.ts';
import { samplesOf } from './sound-file.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'abhyas-part-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One packet of a picture of 40 ms; a whole one is 320 × 180. */
function packet(
  sequence: number,
  turn: number,
  how: { whole?: boolean; first?: boolean; last?: boolean; wide?: number } = {},
): Buffer {
  const { whole = false, first = true, last = true, wide = 320 } = how;
  const bytes = Buffer.alloc(23);
  bytes[0] = 0x80;
  bytes[1] = (last ? 0x80 : 0) | 96;
  bytes.writeUInt16BE(sequence & 0xffff, 2);
  bytes.writeUInt32BE((turn * 3600) >>> 0, 4);
  bytes[12] = first ? 0x10 : 0;
  bytes[13] = whole ? 0 : 1;
  bytes.writeUInt16LE(wide, 19);
  bytes.writeUInt16LE(180, 21);
  return bytes;
}
let files = 0;
async function frames(packets: readonly (readonly [at: number, bytes: Buffer])[], torn = 0) {
  const name = partName('cam1', 1000, ++files);
  const path = join(folder, name);
  const written = Buffer.concat(packets.map(([at, bytes]) => keptPacket(at, bytes)));
  await writeFile(path, written.subarray(0, written.length - torn));
  const all = [];
  for await (const { at, bytes, size } of framesOf({ ...readPartName(name)!, path }))
    all.push([Math.round(at), bytes.length, size?.width]);
  return all;
}

describe('the pictures of a recorded part', () => {
  it('come in their order and at the time at which they were made, whole', async () => {
    const all = [
      [10, packet(65_535, 0, { whole: true, last: false })],
      [90, packet(2, 2)],
      [12, packet(0, 0, { first: false })],
      [95, packet(1, 1)],
      [96, packet(1, 1)],
      [140, Buffer.from('no packet')],
    ] as const;
    expect(await frames(all)).toEqual([
      [1010, 20, 320],
      [1050, 10, undefined],
      [1090, 10, undefined],
    ]);
  });

  it('leave out what needs a lost packet, until one that needs no other', async () => {
    const all = [1, 2, 4, 5, 6].map(
      (turn) => [turn * 40, packet(turn, turn, { whole: turn === 1 || turn === 6 })] as const,
    );
    expect((await frames(all)).map(([at]) => at)).toEqual([1040, 1080, 1240]);
  });

  it('come once where a packet came again long after it', async () => {
    const all = Array.from(
      { length: 400 },
      (_, turn) => [turn * 40, packet(turn, turn, { whole: turn % 100 === 0 })] as const,
    );
    const again = [...all.slice(0, 380), [15_200, packet(20, 20)] as const, ...all.slice(380)];
    expect((await frames(again)).map(([at]) => at)).toEqual(all.map(([at]) => 1000 + at));
  });

  it('follow the clock of the machine where that of the sender begins anew', async () => {
    const all = [
      [0, packet(1, 0, { whole: true })],
      [5000, packet(2, 9_000, { whole: true })],
      [5040, packet(3, 9_001)],
    ] as const;
    expect((await frames(all)).map(([at]) => at)).toEqual([1000, 6000, 6040]);
  });

  it('end where a killed engine wrote half a packet', async () => {
    expect(
      await frames(
        [
          [0, packet(1, 0, { whole: true })],
          [40, packet(2, 1)],
        ],
        3,
      ),
    ).toEqual([[1000, 10, 320]]);
  });
});

describe('the files of pictures', () => {
  /** Twenty seconds of a sender that says another size with each picture. */
  async function restless() {
    const name = partName('cam1', 1000, ++files);
    const path = join(folder, name);
    const packets = Array.from({ length: 500 }, (_, turn) =>
      keptPacket(turn * 40, packet(turn, turn, { whole: true, wide: 320 + (turn % 2) })),
    );
    await writeFile(path, Buffer.concat(packets));
    return { ...readPartName(name)!, path };
  }

  it('are few where the size changes with each picture: some at first, then one in a second', async () => {
    const runs = await writePictures(await restless(), folder, 2000);
    expect(runs.length).toBeGreaterThan(15);
    expect(runs.length).toBeLessThanOrEqual(26);
    expect(runs.map(({ from }) => from).slice(0, 6)).toEqual([1000, 1040, 1080, 1120, 1160, 1200]);
    expect(runs.at(-1)!.to).toBe(1000 + 499 * 40);
  });

  it('are never more than there may be', async () => {
    expect(await writePictures(await restless(), folder, 7)).toHaveLength(7);
    expect(await writePictures(await restless(), folder, 0)).toEqual([]);
  });
});

describe('a film of recorded parts', () => {
  const run = (slot: string, from: number, to: number) => ({ slot, from, to, file: `${slot}-${from}` });
  const shown = (...given: Parameters<typeof piecesOf>) =>
    piecesOf(...given).map(({ from, to, run: one }) => [from, to, one?.file ?? null]);

  it.each([
    [
      'a screen before a camera',
      [run('cam1', 0, 6000), run('screen1', 2000, 4000)],
      6000,
      [
        [0, 2000, 'cam1-0'],
        [2000, 4000, 'screen1-2000'],
        [4000, 6000, 'cam1-0'],
      ],
    ],
    [
      'the last picture for a moment, then none',
      [run('cam1', 0, 1000), run('cam1', 3000, 4000)],
      20_000,
      [
        [0, 3000, 'cam1-0'],
        [3000, 4000, 'cam1-3000'],
        [4000, 20_000, null],
      ],
    ],
    ['no picture', [], 1010, [[0, 1000, null]]],
    ['whole pictures only', [run('cam1', 13, 999)], 1010, [[0, 1000, 'cam1-13']]],
  ] as const)('shows %s', (_, runs, end, pieces) => {
    expect(shown(runs, end)).toEqual(pieces);
  });

  it('is cut soon where somebody sent pictures of ten thousands of sizes', () => {
    const runs = Array.from({ length: 60_000 }, (_, turn) => run('cam1', turn * FRAME_MS, (turn + 1) * FRAME_MS));
    const began = performance.now();
    expect(piecesOf(runs, 60_000 * FRAME_MS)).toHaveLength(60_000);
    // Each with each would take minutes.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it.each([
    ['a minute', 60_000, 1],
    ['four hours', 4 * 3_600_000, 40],
    ['ten hours in the most pieces', 10 * 3_600_000, 4000],
  ])('stays below what the library takes: %s', (_, milliseconds, pieces) => {
    const rate = pictureRate(milliseconds, pieces);
    const seconds = milliseconds / 1000;
    expect((rate * (seconds + pieces) + SOUND_RATE * seconds) / 8).toBeLessThanOrEqual(MOST_FILM_BYTES);
    expect(MOST_FILM_BYTES).toBeLessThan(0.9 * maxUploadBytes);
    expect(rate).toBeGreaterThan(90_000);
    expect(pictureArgs(rate).join(' ')).toContain(`-maxrate ${rate} -bufsize ${rate}`);
  });

  it.each([
    [[0x78, 0], 960],
    [[0xfc, 0], 960],
    [[0x08, 0], 960],
    [[0x03, 3], 1440],
    [[0x19, 0], 5760],
  ] as const)('reads how long a sound of %j is', (packetOfSound, samples) => {
    expect(samplesOf(Buffer.from(packetOfSound))).toBe(samples);
  });
});
