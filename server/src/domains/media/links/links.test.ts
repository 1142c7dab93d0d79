import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testWorld, type Person, type TestInstitute, type World } from '../../../testing/index.ts';
import { lookAtVideo } from './look-at-video.ts';
import { linksOf } from './links-of.ts';
import { playbackOf } from '../playback/playback-of.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let owner: Person;
beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  [teacher, owner] = [await place.person('teacher'), await place.person('owner')];
});

const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const add = (url: string, title = 'Electric flux') => teacher.api.media.addLink({ body: { url, title } });
const rules = (hosts: string[]) =>
  owner.api.media.saveVideoRules({ body: { hosts, oneStream: false, watermark: true } });

describe('a video at another host', () => {
  it('is kept, found, played in the provider’s frame, and taken off the list without leaving the lessons that show it', async () => {
    const { linkId, provider } = await add(youtube);
    await add('https://vimeo.com/76979871', 'Gauss’s law');
    expect(provider).toBe('youtube');
    const { rows } = await teacher.api.media.listLinks({ query: { search: 'flux' } });
    expect(rows.map(({ title, allowed }) => [title, allowed])).toEqual([['Electric flux', true]]);
    const played = await teacher.api.media.playLink({ params: { linkId }, query: {} });
    expect(played).toMatchObject({ embed: { provider: 'youtube' }, hlsUrl: null, fileUrl: null });
    await teacher.api.media.removeLink({ params: { linkId } });
    expect((await teacher.api.media.listLinks({ query: {} })).total).toBe(1);
    expect((await linksOf(place.ctx(), [linkId])).get(linkId)?.title).toBe('Electric flux');
    expect((await teacher.api.media.showLink({ params: { linkId } })).title).toBe('Electric flux');
    const shown = await playbackOf(place.ctx(), { source: { from: 'link', linkId }, viewerId: null });
    expect(shown.embed?.url).toContain('dQw4w9WgXcQ');
    await expect(teacher.api.media.removeLink({ params: { linkId } })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('lies at a host that the institute allows, or is refused; one that is not allowed any more is not played', async () => {
    await expect(add('https://videos.example/a.mp4')).rejects.toMatchObject({
      error: 'LINK_HOST',
      details: { host: 'videos.example' },
    });
    await expect(add('https://videos.example/page')).rejects.toMatchObject({ error: 'LINK_ADDRESS' });
    const { linkId } = await add(youtube);
    await rules(['vimeo.com']);
    await expect(add(youtube)).rejects.toMatchObject({ error: 'LINK_HOST' });
    expect((await teacher.api.media.listLinks({ query: {} })).rows[0]?.allowed).toBe(false);
    await expect(teacher.api.media.playLink({ params: { linkId }, query: {} })).rejects.toMatchObject({
      error: 'LINK_HOST',
    });
  });

  it('is never asked for inside this machine’s networks, whatever the institute allows', async () => {
    await rules(['localhost.localdomain', 'nobody.invalid']);
    // A name cannot stand for a number in the list, so that only names lead there.
    await expect(rules(['127.0.0.1'])).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(rules(['localhost'])).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(add('https://127.0.0.1/a.mp4')).rejects.toMatchObject({ error: 'LINK_HOST' });
    await expect(add('https://nobody.invalid/a.mp4')).rejects.toMatchObject({ error: 'LINK_UNREACHABLE' });
  });

  it('is nobody else’s, and its rules are decided by those who may change settings', async () => {
    const { linkId } = await add(youtube);
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(elsewhere.api.media.playLink({ params: { linkId }, query: {} })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    const body = { hosts: [], oneStream: true, watermark: false };
    await expect(teacher.api.media.saveVideoRules({ body })).rejects.toMatchObject({ status: 403 });
    expect(await owner.api.media.saveVideoRules({ body })).toEqual(body);
    expect(await teacher.api.media.showVideoRules()).toEqual(body);
  });
});

describe('a look at a list or file', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));
  /** 127.0.0.2 stands for a public machine, 127.0.0.1 for a private one. */
  const look = async (provider: 'hls' | 'file', answer: RequestListener, address = '127.0.0.2') => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.2', listening));
    const url = `http://cdn.example.com:${(server.address() as AddressInfo).port}/a`;
    const network = {
      protocols: ['http:'],
      isPublic: (one: string) => one === '127.0.0.2',
      resolve: async () => [address],
    };
    const given = { hosts: ['example.com'], origin: 'https://meridian.test', network };
    return lookAtVideo({ provider, url, host: 'cdn.example.com' }, given).catch(
      ({ error }: { error: string }) => error,
    );
  };
  const list = '#EXTM3U\n#EXTINF:4.0,\n0.ts\n#EXTINF:2.4,\n1.ts\n#EXT-X-ENDLIST\n';
  const shared = { 'access-control-allow-origin': '*' };

  it('learns how long a list is', async () => {
    expect(await look('hls', (_request, response) => void response.writeHead(200, shared).end(list))).toBe(6);
    expect(await look('hls', (_request, response) => void response.writeHead(200, shared).end('#EXTM3U\n'))).toBeNull();
  });

  it('refuses what is no video, what other sites may not play, and what is private', async () => {
    expect(await look('hls', (_request, response) => void response.end(list))).toBe('LINK_NOT_SHARED');
    expect(await look('hls', (_request, response) => void response.writeHead(200, shared).end('<html>'))).toBe(
      'LINK_NOT_VIDEO',
    );
    expect(await look('file', (_request, response) => void response.writeHead(404).end())).toBe('LINK_NOT_VIDEO');
    expect(await look('file', (_request, response) => void response.end('no video'))).toBe('LINK_NOT_VIDEO');
    const mp4 = Buffer.from('\0\0\0\x20ftypisom', 'latin1');
    expect(await look('file', (_request, response) => void response.end(mp4))).toBeNull();
    expect(await look('file', (_request, response) => void response.end(mp4), '127.0.0.1')).toBe('LINK_PRIVATE');
  });
});
