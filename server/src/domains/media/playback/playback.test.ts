import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type Person, type TestInstitute, type World } from '../../../testing/index.ts';
import { aVideo } from '../factories.ts';
import { playbackOf } from './playback-of.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let student: Person;
let mediaId: string;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  student = await place.person('student', { firstName: 'Asha' });
  mediaId = await aVideo(place.ctx());
  await world.runJobs();
});

const watch = (viewer: Person | null = student, stream?: string | null) =>
  playbackOf(place.ctx(), { source: { from: 'media', mediaId }, viewerId: viewer?.accountId ?? null, stream });
const status = async (url: string, at: TestInstitute = place) => (await at.visitor.send('GET', url)).statusCode;
/** Address of another file below the same pass. */
const beside = (url: string, name: string) => url.replace(/[^/]+$/, name);

describe('the addresses of a video', () => {
  it('open its lists and pieces, and nothing else of the folder or beside it', async () => {
    const { hlsUrl } = await watch();
    const ask = (name: string) => place.visitor.send('GET', beside(hlsUrl!, name));
    expect((await ask('master.m3u8')).body).toContain('144/list.m3u8');
    const list = await ask('144/list.m3u8');
    expect(list.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    });
    const piece = /^\d{5}\.m4s$/m.exec(list.body)![0];
    const whole = await ask(`144/${piece}`);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/iso.segment']);
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length);
    for (const name of ['poster.jpg', 'file', '..%2f..%2fmaster.m3u8', '144/', 'captions/x.vtt', '999/list.m3u8'])
      expect([403, 404], name).toContain((await ask(name)).statusCode);
  });

  it('are good for five minutes at most, and only as they were signed', async () => {
    const { hlsUrl, expiresAt } = await watch();
    const url = hlsUrl!;
    expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBeLessThanOrEqual(300_000);
    expect(await status(url)).toBe(200);
    const [, token = ''] = /\/stream\/([^/]+)\//.exec(url)!;
    const [media = '', making = '', expires = '', who = '', signature = ''] = token.split('~');
    const forged = [
      [media, making, String(Number(expires) + 600_000), who, signature],
      [media.replace(/^./, (first) => (first === '0' ? '1' : '0')), making, expires, who, signature],
      [media, String(Number(making) + 1), expires, who, signature],
      [media, making, expires, who, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [media, making, expires, who, ''],
    ];
    for (const parts of forged) expect(await status(url.replace(token, parts.join('~')))).toBe(403);
    expect(await status('/stream/master.m3u8')).toBe(403);
    expect(await status(url.replace(`${token}/`, ''))).toBe(403);
    world.clock.advance({ minutes: 4, seconds: 55 });
    expect(await status(url)).toBe(200);
    world.clock.advance({ seconds: 6 });
    expect(await status(url)).toBe(403);
    expect(await status(beside(url, '144/00000.m4s'))).toBe(403);
  });

  it('open nothing in another institute', async () => {
    const { hlsUrl } = await watch();
    const other = await world.institute();
    expect(await status(hlsUrl!, other)).toBe(403);
    const theirs = { source: { from: 'media', mediaId } as const, viewerId: null };
    await expect(playbackOf(other.ctx(), theirs)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('give parts of a piece, as a browser asks for them', async () => {
    const { hlsUrl } = await watch();
    const part = await place.visitor.send('GET', beside(hlsUrl!, '144/00000.m4s'), { headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'styp']);
  });

  it('name the viewer over the picture, where there is one and the institute wants it', async () => {
    expect((await watch()).watermark).toMatch(/^Asha/);
    expect((await watch(null)).watermark).toBeNull();
  });
});

describe('one stream at a time', () => {
  const rules = (oneStream: boolean, watermark = true) =>
    place
      .person('owner')
      .then((owner) => owner.api.media.saveVideoRules({ body: { hosts: ['youtube.com'], oneStream, watermark } }));

  it('is not asked for unless the institute says so', async () => {
    const [one, two] = [await watch(), await watch()];
    expect([one.stream, two.stream]).toEqual([null, null]);
    expect(await status(one.hlsUrl!)).toBe(200);
  });

  it('stops the device that watched before: no new address, and the old one ends', async () => {
    await rules(true, false);
    const phone = await watch();
    expect(phone.watermark).toBeNull();
    expect(await status(phone.hlsUrl!)).toBe(200);
    expect((await watch(student, phone.stream)).stream).toBe(phone.stream);
    const laptop = await watch();
    await expect(watch(student, phone.stream)).rejects.toMatchObject({ error: 'STREAM_ELSEWHERE' });
    expect(await status(phone.hlsUrl!)).toBe(409);
    expect(await status(laptop.hlsUrl!)).toBe(200);
    expect((await watch(student, laptop.stream)).stream).toBe(laptop.stream);
    // Whoever watches on the phone again takes the place back.
    const again = await watch();
    expect(await status(laptop.hlsUrl!)).toBe(409);
    expect(await status(again.hlsUrl!)).toBe(200);
  });

  it('does not mix up accounts, and lets visitors watch a trailer', async () => {
    const mine = await watch();
    const theirs = await watch(teacher);
    const anybody = await watch(null);
    for (const { hlsUrl } of [mine, theirs, anybody]) expect(await status(hlsUrl!)).toBe(200);
  });
});
