import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg, type VideoTools } from './find-ffmpeg.ts';
import { ladderFor, spriteFor } from './ladder.ts';
import { makeHls } from './make-hls.ts';
import { makePictures } from './make-pictures.ts';
import { readVideo } from './read-video.ts';
import { allowVideoTools, VideoUnreadable } from './run-tool.ts';
import { someVideo } from './some-video.ts';

let folder: string;
let tools: VideoTools;
beforeAll(async () => {
  // A server that stopped in this process before forbade them.
  allowVideoTools();
  folder = await mkdtemp(join(tmpdir(), 'abhyas-video-test-'));
  tools = (await findFfmpeg({}))!;
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

describe('the sizes in which a video is offered', () => {
  it.each([
    [1920, 1080, [144, 240, 360, 480, 720, 1080]],
    [3840, 2160, [144, 240, 360, 480, 720, 1080]],
    [1280, 720, [144, 240, 360, 480, 720]],
    [720, 1280, [144, 240, 360, 480, 720]],
    [320, 180, [144, 180]],
    [848, 480, [144, 240, 360, 480]],
    [640, 362, [144, 240, 360]],
    [160, 90, [90]],
    [171, 121, [120]],
  ])('of %i × %i pixels have never more lines than it', (width, height, expected) => {
    expect(ladderFor(width, height).map((rung) => rung.height)).toEqual(expected);
  });

  it('show small pictures at least two seconds apart, and at most a hundred', () => {
    expect(spriteFor(6, 320, 180)).toEqual({ everySeconds: 2, columns: 10, width: 160, height: 90, count: 3 });
    const long = spriteFor(3 * 3600, 720, 1280);
    expect(long.count).toBeLessThanOrEqual(100);
    expect(long).toMatchObject({ everySeconds: 108, width: 160, height: 284 });
  });
});

describe('the tools', () => {
  it('are the chosen ones or none: one that does not run is not replaced', async () => {
    expect(tools).toBeDefined();
    expect(await findFfmpeg({ ffmpegPath: '/nowhere/ffmpeg' })).toBeUndefined();
    expect(await findFfmpeg({ ...tools, ffmpegPath: tools.ffmpeg, ffprobePath: '/nowhere/ffprobe' })).toBeUndefined();
  });

  it('read length, size and sound', async () => {
    const path = await fileOf('plain', await someVideo());
    const facts = await readVideo(tools, path);
    expect(facts).toMatchObject({ size: { width: 320, height: 180 }, hasAudio: true });
    expect(facts.seconds).toBeCloseTo(6, 0);
    const silent = await readVideo(tools, await fileOf('silent', await someVideo({ silent: true, seconds: 2 })));
    expect(silent.hasAudio).toBe(false);
  });

  it.each([
    ['text', 'this is no video'],
    ['a playlist of local files', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a playlist of an address', '#EXTM3U\n#EXTINF:4,\nhttp://169.254.169.254/latest\n#EXT-X-ENDLIST\n'],
  ])('refuse %s', async (name, content) => {
    await expect(readVideo(tools, await fileOf(`${name}.mp4`, content))).rejects.toThrow(VideoUnreadable);
  });

  it('refuse a list of parts that names a video of this machine', async () => {
    await fileOf('secret.mp4', await someVideo({ seconds: 1 }));
    const list = await fileOf('list.mp4', 'ffconcat version 1.0\nfile secret.mp4\n');
    await expect(readVideo(tools, list)).rejects.toThrow(/whitelist/);
  });

  it('make a list for each size that begins its pieces at the same seconds, and one of the sound alone', async () => {
    const input = await fileOf('source', await someVideo());
    const output = await mkdtemp(join(folder, 'out-'));
    const read = await readVideo(tools, input);
    const facts = { ...read, size: read.size! };
    const shares: number[] = [];
    const made = await makeHls(tools, { input, folder: output, facts, onShare: (share) => shares.push(share) });
    expect(made.rungs).toEqual([144, 180]);
    expect(made.rungBytes[0]).toBeLessThan(made.rungBytes[1]!);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    expect((await readdir(output)).sort()).toEqual(['144', '180', 'audio', 'master.m3u8']);
    const listOf = (name: string) => readFile(join(output, name), 'utf8');
    expect(await listOf('master.m3u8')).toMatch(/RESOLUTION=256x144\n144\/list\.m3u8\n[^\n]+RESOLUTION=320x180\n/);
    const lengths = async (name: string) =>
      [...(await listOf(`${name}/list.m3u8`)).matchAll(/EXTINF:(\d+)/g)].map(([, s]) => s);
    expect(await lengths('144')).toEqual(['4', '2']);
    expect(await lengths('180')).toEqual(['4', '2']);
    const sound = await readVideo(tools, await joined(join(output, 'audio')));
    expect(sound).toMatchObject({ size: undefined, hasAudio: true });
    const least = await readVideo(tools, await joined(join(output, '144')));
    expect(least.size).toEqual({ width: 256, height: 144 });
    expect(await makePictures(tools, input, output, facts)).toMatchObject({ count: 3, height: 90 });
    expect((await readdir(output)).filter((name) => name.endsWith('.jpg')).sort()).toEqual([
      'poster.jpg',
      'sprite.jpg',
    ]);
  });
});

/** The first part and the pieces of a list in one file, as a player puts them together. */
async function joined(of: string): Promise<string> {
  const names = ['init.mp4', ...(await readdir(of)).filter((name) => name.endsWith('.m4s')).sort()];
  const path = join(of, 'joined.mp4');
  await writeFile(path, Buffer.concat(await Promise.all(names.map((name) => readFile(join(of, name))))));
  return path;
}
