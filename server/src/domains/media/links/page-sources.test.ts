import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'abhyas-sources-'));
  writeFileSync(
    join(webDist, 'index.html'),
    '<html lang="%LANG%" %ATTRS%><head><title>%TITLE%</title><!--boot--></head><body></body></html>',
  );
  world = await testWorld({ webDist });
  place = await world.institute();
});

const allow = async (hosts: string[], of = place) =>
  (await of.person('owner')).api.media.saveVideoRules({ body: { hosts, oneStream: false, watermark: true } });
/** Where the pages of an institute may take something from, by directive. */
const sources = async (of = place) => {
  const { headers } = await of.visitor.send('GET', '/student');
  const rules = String(headers['content-security-policy']).split(';');
  return (directive: string) =>
    rules
      .map((rule) => rule.trim().split(' '))
      .find(([name]) => name === directive)
      ?.filter((source) => source.startsWith('https://')) ?? [];
};
/** A video at another host, as it is kept after a look at it. */
const aLink = async (provider: 'hls' | 'file', url: string) => {
  const linkId = newId();
  await world.query(
    `insert into media_links (institute_id, id, provider, url, title, seconds, created_at)
     values ($1, $2, $3, $4, 'Electric flux', 60, now())`,
    [place.id, linkId, provider, url],
  );
  return linkId;
};

describe('the pages of an institute', () => {
  it('let in video of exactly the hosts that it allows: providers as frames, others as lists and files', async () => {
    await allow(['youtube.com', 'cdn.example.com']);
    const from = await sources();
    expect(from('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
    for (const directive of ['media-src', 'connect-src'])
      expect(from(directive)).toEqual(['https://cdn.example.com', 'https://*.cdn.example.com']);
    await allow(['vimeo.com']);
    const then = await sources();
    expect(then('frame-src')).toEqual(['https://player.vimeo.com']);
    expect([...then('media-src'), ...then('connect-src')]).toEqual([]);
  });

  it('let in nothing that another institute allows', async () => {
    await allow(['cdn.example.com']);
    const other = await world.institute();
    await allow([], other);
    const from = await sources(other);
    expect(['frame-src', 'media-src', 'connect-src'].flatMap(from)).toEqual([]);
  });
});

describe('a list or file at a host that is allowed', () => {
  it('plays in our own player by its own address, and not once the host is allowed no more', async () => {
    await allow(['example.com']);
    const teacher = await place.person('teacher');
    const play = (linkId: string) => teacher.api.media.playLink({ params: { linkId }, query: {} });
    const list = await aLink('hls', 'https://cdn.example.com/flux/master.m3u8');
    const file = await aLink('file', 'https://example.com/flux.mp4');
    const kept = { embed: null, seconds: 60 };
    expect(await play(list)).toMatchObject({
      hlsUrl: 'https://cdn.example.com/flux/master.m3u8',
      fileUrl: null,
      ...kept,
    });
    expect(await play(file)).toMatchObject({ hlsUrl: null, fileUrl: 'https://example.com/flux.mp4', ...kept });
    await allow(['youtube.com']);
    for (const one of [list, file]) await expect(play(one)).rejects.toMatchObject({ error: 'LINK_HOST' });
  });
});
