import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingPage } from '../../../testing/media-page.ts';
import { type SomeFilm, someFilm } from '../../../testing/some-film.ts';
import { createLog } from '../../log/log.ts';
import { findFfmpeg, type VideoTools } from '../../video/find-ffmpeg.ts';
import { allowVideoTools, runTool } from '../../video/run-tool.ts';
import { embeddedEngine } from '../embedded-engine.ts';
import type { EngineNews, LiveEngine } from '../live-engine.ts';
import { type Film, makeFilm } from './make-film.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };
const slots = [
  { name: 'mic1', kind: 'audio', bitrate: 0 },
  { name: 'cam1', kind: 'video', bitrate: 1_200_000 },
  { name: 'screen1', kind: 'video', bitrate: 1_500_000 },
] as const;
let tools: VideoTools;
let small: SomeFilm;
let white: SomeFilm;
let engine: LiveEngine;
let news: EngineNews[];
let folder: string;

beforeAll(async () => {
  allowVideoTools();
  tools = (await findFfmpeg({}))!;
  [small, white] = [await someFilm(), await someFilm({ picture: 'color=white:', width: 320, height: 180 })];
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-recording-'));
  engine = embeddedEngine({ ports: [43_400, 43_499], bindAddress: '127.0.0.1', mostViewers: 3 }, createLog('silent'));
  news = [];
  engine.onNews((one) => void news.push(one));
  await engine.createRoom('room', slots);
});
afterEach(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function publish(slot: (typeof slots)[number]['name'], film = small, kept = true): Promise<SendingPage> {
  const page = new SendingPage(slot === 'mic1' ? 'audio' : 'video', film);
  const line = { roomId: 'room', lineId: 'a line', owner: 'farida' };
  page.begin(await engine.publish(line, slot, await page.offer(), kept));
  await vi.waitFor(async () => expect((await engine.stats()).packetsIn).toBeGreaterThan(0), PATIENCE);
  return page;
}
const film = (folders: readonly string[], marks: Parameters<typeof makeFilm>[1]['marks'] = []) =>
  makeFilm(tools, { folders, work: join(folder, 'work'), title: 'Ray optics; part 1', marks });

interface Probed {
  readonly streams: readonly { readonly codec_name: string; readonly width?: number; readonly height?: number }[];
  readonly format: { readonly duration: string; readonly tags: { readonly title: string } };
  readonly chapters: readonly { readonly start_time: string; readonly tags: { readonly title: string } }[];
}
async function probe({ path }: Film): Promise<Probed> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', '-show_chapters', path];
  return JSON.parse(await runTool(tools.ffprobe, args)) as Probed;
}
/** How loud a stretch is, and how its pictures look: the mean of their brightness. */
async function measure({ path }: Film, from: number, to: number): Promise<{ loud: number; bright: number }> {
  const run = (args: readonly string[]) =>
    runTool(tools.ffmpeg, [
      '-nostdin',
      '-v',
      'error',
      '-ss',
      String(from),
      '-t',
      String(to - from),
      '-i',
      path,
      ...args,
    ]);
  const sound = await run(['-vn', '-af', 'astats=metadata=1:reset=0,ametadata=print:file=-', '-f', 'null', '-']);
  const picture = await run(['-an', '-vf', 'signalstats,metadata=print:file=-', '-f', 'null', '-']);
  const last = (text: string, key: string) =>
    Number([...text.matchAll(new RegExp(`${key}=(-?[\\d.]+|-inf)`, 'g'))].at(-1)?.[1] ?? Number.NaN);
  return { loud: last(sound, 'Overall.RMS_level'), bright: last(picture, 'YAVG') };
}

describe('the film of a recording', () => {
  it('has sound and picture for as long as was recorded, screen before camera, with chapters', async () => {
    await publish('cam1');
    const one = join(folder, 'one');
    await engine.startRecording('room', one);
    await engine.startRecording('room', one);
    const began = Date.now();
    const voice = await publish('mic1');
    await voice.sendsOn(1500);
    const screen = await publish('screen1', white);
    await screen.sendsOn(1500);
    screen.end();
    await voice.sendsOn(500);
    await engine.stopRecording('room');
    const seconds = (Date.now() - began) / 1000;
    const made = await film(
      [one],
      [
        { at: began, title: 'Page 1' },
        { at: began + 1600, title: 'Poll: a = b; which?' },
        { at: Date.now() + 5000, title: 'Too late' },
      ],
    );
    const { streams, format, chapters } = await probe(made);
    expect(streams.map(({ codec_name }) => codec_name).toSorted()).toEqual(expect.arrayContaining(['aac', 'h264']));
    expect(streams.find(({ codec_name }) => codec_name === 'h264')).toMatchObject({ width: 1280, height: 720 });
    expect(Math.abs(Number(format.duration) - seconds)).toBeLessThan(1);
    expect(format.tags.title).toBe('Ray optics; part 1');
    expect(made.chapters).toEqual([
      { at: 0, title: 'Page 1', mark: 0 },
      { at: 1, title: 'Poll: a = b; which?', mark: 1 },
    ]);
    expect(chapters.map(({ tags }) => tags.title)).toEqual(['Page 1', 'Poll: a = b; which?']);
    const middle = Number(format.duration) / 2;
    const [camera, shared] = [await measure(made, 0.5, 1), await measure(made, middle + 0.2, middle + 0.7)];
    expect(camera.loud).toBeGreaterThan(-40);
    expect(camera.bright).toBeGreaterThan(60);
    expect(camera.bright).toBeLessThan(200);
    expect(shared.bright).toBeGreaterThan(220);
  });

  it('holds neither what is not to be kept nor what came before and after', async () => {
    const one = join(folder, 'one');
    await publish('cam1', small, false);
    await engine.startRecording('room', one);
    await (await publish('mic1')).sendsOn(200);
    await engine.stopRecording('room');
    await publish('screen1');
    expect((await readdir(one)).map((name) => name.split('-')[0])).toEqual(['mic1']);
  });

  it('keeps what there was when the engine is killed, and goes on in files of their own', async () => {
    const one = join(folder, 'one');
    await engine.startRecording('room', one);
    const began = Date.now();
    await publish('cam1');
    await (await publish('mic1')).sendsOn(1200);
    process.kill(engine.health().pid!, 'SIGKILL');
    await vi.waitFor(() => expect(news.map(({ kind }) => kind)).toEqual(['lost', 'restarted']), PATIENCE);
    await engine.createRoom('room', slots);
    await engine.startRecording('room', one);
    await publish('cam1', white);
    await (await publish('mic1')).sendsOn(1200);
    await engine.stopRecording('room');
    const seconds = (Date.now() - began) / 1000;
    expect(await readdir(one)).toHaveLength(4);
    const made = await film([one]);
    expect(Math.abs(Number((await probe(made)).format.duration) - seconds)).toBeLessThan(1);
    const end = Number((await probe(made)).format.duration);
    for (const [from, to] of [
      [0.5, 1],
      [end - 0.8, end - 0.2],
    ] as const) {
      const { loud, bright } = await measure(made, from, to);
      expect(loud).toBeGreaterThan(-40);
      expect(bright).toBeGreaterThan(60);
    }
  });

  it('cannot be made of nothing', async () => {
    await writeFile(join(folder, 'mic1-1-1.rtp'), '');
    await expect(film([folder])).rejects.toThrow('nothing was recorded');
  });
});
