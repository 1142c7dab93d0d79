import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingPage, WatchingPage } from '../../testing/media-page.ts';
import { createLog } from '../log/log.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { EngineNews, EngineSlot, LiveEngine } from './live-engine.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };
const slots: EngineSlot[] = [
  { name: 'mic1', kind: 'audio', bitrate: 0 },
  { name: 'cam1', kind: 'video', bitrate: 1_200_000 },
  { name: 'cam2', kind: 'video', bitrate: 40_000 },
];
const line = (who: string) => ({ roomId: 'room', lineId: `line of ${who}`, owner: who });

let engine: LiveEngine;
let news: EngineNews[];
beforeEach(async () => {
  engine = embeddedEngine({ ports: [43_000, 43_199], bindAddress: '127.0.0.1', mostViewers: 3 }, createLog('silent'));
  news = [];
  engine.onNews((one) => void news.push(one));
  await engine.createRoom('room', slots);
});
afterEach(() => engine.close());

async function publish(who: string, slot = 'cam1'): Promise<SendingPage> {
  const page = new SendingPage(slot.startsWith('mic') ? 'audio' : 'video');
  page.begin(await engine.publish(line(who), slot, await page.offer()));
  return page;
}
async function watch(who: string, picture = true): Promise<WatchingPage> {
  const page = new WatchingPage();
  const offered = await engine.subscribe(line(who), picture);
  await engine.answer(line(who), await page.answer(offered.sdp));
  page.begin();
  return page;
}
/** Waits until a page has got this many packets more than now. */
async function hears(page: WatchingPage, slot: string, more = 20): Promise<void> {
  const from = page.packetsOf(slot).length;
  await vi.waitFor(() => expect(page.packetsOf(slot).length).toBeGreaterThanOrEqual(from + more), PATIENCE);
}
const steps = (page: WatchingPage, slot: string) =>
  new Set(
    page
      .packetsOf(slot)
      .map(({ sequence }) => sequence)
      .toSorted((a, b) => ((a + 32_768) & 0xffff) - ((b + 32_768) & 0xffff))
      .map((one, place, all) => (place === 0 ? 1 : (one - all[place - 1]!) & 0xffff)),
  );

describe('the embedded engine', () => {
  it('passes one person’s picture and sound on to the others, each under numbers of the room', async () => {
    await publish('farida');
    await publish('farida', 'mic1');
    const [asha, ravi, own] = [await watch('asha'), await watch('ravi'), await watch('farida')];
    for (const page of [asha, ravi]) {
      await hears(page, 'cam1');
      await hears(page, 'mic1');
      expect(page.packetsOf('cam1')[0]).toMatchObject({ payloadType: 96, isWhole: true });
      expect(new Set(page.packetsOf('mic1').map(({ payloadType, ssrc }) => `${payloadType} ${ssrc}`)).size).toBe(1);
      expect(steps(page, 'cam1')).toEqual(new Set([1]));
    }
    expect(own.packetsOf('cam1')).toEqual([]);
    expect(await engine.stats()).toMatchObject({ rooms: 1, feeds: 2, viewers: 3 });
  });

  it('goes on at the viewers without a gap when somebody else takes the place, from a whole picture on', async () => {
    const first = await publish('farida');
    const asha = await watch('asha');
    await hears(asha, 'cam1');
    const before = asha.packetsOf('cam1').length;
    await publish('vikram');
    first.end();
    await hears(asha, 'cam1', 60);
    expect(asha.state).toBe('connected');
    expect(steps(asha, 'cam1')).toEqual(new Set([1]));
    const { timestamp } = asha.packetsOf('cam1')[before - 1]!;
    for (const packet of asha.packetsOf('cam1').slice(before, before + 40))
      expect((packet.timestamp - timestamp) >>> 0).toBeLessThan(90_000 * 10);
    expect(new Set(asha.packetsOf('cam1').map(({ ssrc }) => ssrc)).size).toBe(1);
  });

  it('ends a feed at everybody, says so, and sends pictures to nobody who does not want them', async () => {
    await publish('farida');
    await publish('farida', 'mic1');
    const [asha, ravi] = [await watch('asha'), await watch('ravi', false)];
    await hears(asha, 'cam1');
    await hears(ravi, 'mic1');
    expect(ravi.packetsOf('cam1')).toEqual([]);
    expect(await engine.setPicture(line('ravi'), true)).toBe(true);
    await hears(ravi, 'cam1');
    expect(ravi.packetsOf('cam1')[0]).toMatchObject({ isWhole: true });
    await engine.unpublish('room', 'cam1', 'vikram');
    expect(await engine.stats()).toMatchObject({ feeds: 2 });
    await engine.unpublish('room', 'cam1', 'farida');
    await vi.waitFor(() => expect(news).toContainEqual(expect.objectContaining({ kind: 'feedEnded', slot: 'cam1' })));
    const held = asha.packetsOf('cam1').length;
    await hears(asha, 'mic1', 40);
    expect(asha.packetsOf('cam1').length).toBeLessThanOrEqual(held + 2);
    await engine.kick('room', line('asha').lineId);
    await engine.kick('room', line('farida').lineId);
    await vi.waitFor(async () => expect(await engine.stats()).toMatchObject({ feeds: 0, viewers: 1 }), PATIENCE);
  });

  it('gives pictures to as many as it is sized for, and sound to everybody', async () => {
    for (const who of ['asha', 'ravi', 'meera']) expect((await engine.subscribe(line(who), true)).picture).toBe(true);
    expect((await engine.subscribe(line('zoya'), true)).picture).toBe(false);
    expect(await engine.setPicture(line('zoya'), true)).toBe(false);
    await engine.setPicture(line('asha'), false);
    expect(await engine.setPicture(line('zoya'), true)).toBe(true);
  });

  it('ends who sends far more than they may', async () => {
    const page = new SendingPage('video');
    page.begin(await engine.publish(line('farida'), 'cam2', await page.offer()), 40);
    const ended = { kind: 'feedEnded', roomId: 'room', slot: 'cam2', lineId: line('farida').lineId };
    await vi.waitFor(() => expect(news).toContainEqual(ended), PATIENCE);
    expect(await engine.stats()).toMatchObject({ feeds: 0 });
  });

  it('keeps three pages of one person in a room, and closes the oldest', async () => {
    for (const lineId of ['first', 'second', 'third', 'fourth'])
      await engine.subscribe({ ...line('asha'), lineId }, false);
    expect(await engine.stats()).toMatchObject({ viewers: 3 });
    await expect(engine.setPicture({ ...line('asha'), lineId: 'first' }, true)).rejects.toMatchObject({
      why: 'unknown',
    });
    await engine.subscribe(line('ravi'), false);
    expect(await engine.stats()).toMatchObject({ viewers: 4 });
  });

  it('refuses who comes when its ports run short, the watching first, and lives', async () => {
    const small = embeddedEngine(
      { ports: [43_300, 43_309], bindAddress: '127.0.0.1', mostViewers: 3 },
      createLog('silent'),
    );
    try {
      await small.createRoom('room', slots);
      for (let turn = 0; turn < 8; turn++) await small.subscribe(line(`student ${turn}`), false);
      await expect(small.subscribe(line('one more'), false)).rejects.toMatchObject({ why: 'down' });
      await small.publish(line('farida'), 'cam1', await new SendingPage('video').offer());
      const sdp = await new SendingPage('audio').offer();
      await expect(small.publish(line('farida'), 'mic1', sdp)).rejects.toMatchObject({ why: 'down' });
      for (let turn = 0; turn < 3; turn++) await small.kick('room', line(`student ${turn}`).lineId);
      await vi.waitFor(() => small.publish(line('farida'), 'mic1', sdp), PATIENCE);
      expect(small.health()).toMatchObject({ state: 'up', restarts: 0 });
    } finally {
      await small.close();
    }
  });

  it('a publication that ends after its room was closed is refused and leaves nothing', async () => {
    const sdp = await new SendingPage('video').offer();
    const [late] = await Promise.allSettled([engine.publish(line('farida'), 'cam1', sdp), engine.closeRoom('room')]);
    expect(late).toMatchObject({ status: 'rejected', reason: { why: 'unknown' } });
    expect(await engine.stats()).toMatchObject({ rooms: 0, feeds: 0 });
  });

  it('refuses a thousand malformed descriptions, and lives', async () => {
    const { pid } = engine.health();
    const good = await new SendingPage('video').offer();
    const offered = (await engine.subscribe(line('asha'), true)).sdp;
    const lines = good.split('\r\n');
    const broken = [
      '',
      'v=0',
      'x'.repeat(70_000),
      `v=0\r\n${'a=x\r\n'.repeat(5000)}`,
      good.replace('m=video', 'm=application'),
      good + lines.slice(lines.findIndex((one) => one.startsWith('m='))).join('\r\n'),
      good.replace('VP8', 'H264'),
      good.replace(/ice-pwd:.*/, 'ice-pwd:x'),
      good.replace(/fingerprint:.*/, 'fingerprint:sha-256 zz'),
      good.replace('a=mid:0', `a=mid:${'y'.repeat(40)}`),
      ...lines.map((_, left) => lines.filter((__, place) => place !== left && place < left + 9).join('\r\n')),
    ];
    const all = Array.from({ length: 1000 }, (_, turn) => broken[turn % broken.length]!.slice(0, 63_000 - turn));
    const answers = await Promise.allSettled(all.map((sdp) => engine.publish(line('ravi'), 'cam1', sdp)));
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    const reasons = new Set(refused.map(({ reason }) => (reason as { why?: string }).why));
    // Those that are whole, all at once, use up the ports and overtake one another.
    expect(reasons.difference(new Set(['sdp', 'down', 'unknown']))).toEqual(new Set());
    expect(reasons).toContain('sdp');
    expect(refused.length).toBeGreaterThan(700);
    await expect(engine.answer(line('asha'), offered.replace('m=audio', 'm=video'))).rejects.toMatchObject({
      why: 'sdp',
    });
    await expect(engine.answer(line('nobody'), offered)).rejects.toMatchObject({ why: 'unknown' });
    await vi.waitFor(() => publish('ravi'), PATIENCE);
    expect(engine.health()).toMatchObject({ state: 'up', restarts: 0, pid });
  });

  it('says that it is absent where the machine has no library for it', async () => {
    const none = embeddedEngine(
      { ports: [43_000, 43_199], mostViewers: 3, library: 'no-such-library' },
      createLog('silent'),
    );
    await expect(none.createRoom('room', slots)).rejects.toMatchObject({ why: 'absent' });
    await expect(none.stats()).rejects.toMatchObject({ why: 'absent' });
    expect(none.health().state).toBe('absent');
    await none.close();
    await expect(none.stats()).rejects.toMatchObject({ why: 'absent' });
  });

  it('is started again when it dies, says so, and takes feeds and viewers anew', async () => {
    await publish('farida');
    const { pid = 0 } = engine.health();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(news.map(({ kind }) => kind)).toEqual(['lost', 'restarted']), PATIENCE);
    expect(engine.health()).toMatchObject({ state: 'up', restarts: 1 });
    await engine.createRoom('room', slots);
    await publish('farida');
    await hears(await watch('asha'), 'cam1');
  });
});

describe('the process of the engine', () => {
  const options = { ports: [43_000, 43_199], bindAddress: '127.0.0.1', mostViewers: 3 } as const;
  const { execPath } = process;
  let other: LiveEngine | undefined;
  afterEach(async () => {
    process.execPath = execPath;
    vi.useRealTimers();
    await other?.close();
    other = undefined;
  });

  it.each([
    ['no program', { ...options }, '/nowhere/node'],
    ['arguments that no system takes', { ...options, library: 'x'.repeat(300_000) }, execPath],
  ])('is down where it cannot be started (%s), and ends all the same', async (_, given, path) => {
    process.execPath = path;
    other = embeddedEngine(given, createLog('silent'));
    let lost = 0;
    other.onNews(({ kind }) => void (lost += kind === 'lost' ? 1 : 0));
    await expect(other.stats()).rejects.toMatchObject({ why: 'down' });
    // Each start is one end.
    await vi.waitFor(() => expect(lost).toBe(2), PATIENCE);
    await expect(other.stats()).rejects.toMatchObject({ why: 'down' });
    expect(other.health()).toMatchObject({ state: 'down', pid: undefined });
    await other.close();
  });

  it('begins as soon as it can be started', async () => {
    process.execPath = '/nowhere/node';
    other = embeddedEngine(options, createLog('silent'));
    await expect(other.stats()).rejects.toMatchObject({ why: 'down' });
    process.execPath = execPath;
    await vi.waitFor(() => expect(other?.health().state).toBe('up'), PATIENCE);
    expect(await other.stats()).toMatchObject({ rooms: 0 });
  });

  it('is ended where it is not ready in fifteen seconds: whoever asked hears no, and the server can end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const library = 'data:text/javascript,setInterval(() => {}, 1000); await new Promise(() => {});';
    other = embeddedEngine({ ...options, library }, createLog('silent'));
    const asked = expect(other.stats()).rejects.toMatchObject({ why: 'down' });
    const { pid = 0 } = other.health();
    vi.advanceTimersByTime(14_000);
    expect(process.kill(pid, 0)).toBe(true);
    vi.advanceTimersByTime(2000);
    await asked;
    expect(other.health()).toMatchObject({ state: 'down', pid: undefined });
  });

  it('is ended when it misses two looks in a row, not one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    other = embeddedEngine(options, createLog('silent'));
    await other.stats();
    const { pid = 0 } = other.health();
    process.kill(pid, 'SIGSTOP');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(other.health()).toMatchObject({ state: 'up', pid });
    let isLost = false;
    other.onNews(({ kind }) => void (isLost ||= kind === 'lost'));
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(isLost).toBe(true), PATIENCE);
  });
});
