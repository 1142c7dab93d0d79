import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { anImage } from './factories.ts';
import { addressesOf } from './index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const upload = (file: Uint8Array, fileName = 'figure.png', by = teacher) =>
  by.api.media.uploadImage({ query: { fileName, alt: 'A figure' }, file });
const png = (width = 30, height = 20) => sharp({ create: { width, height, channels: 3, background: '#204080' } }).png();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`);
const get = (url: string, by: Person = place.visitor) => by.send('GET', url);

describe('uploading a picture', () => {
  it('keeps it for whoever has its address', async () => {
    const uploaded = await upload(await png().toBuffer());
    expect(uploaded).toMatchObject({ type: 'image/png', width: 30, height: 20 });
    const shown = await get(uploaded.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.length).toBe(uploaded.bytes);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 });
  });

  it('belongs to who uploaded it, under a key of the institute', async () => {
    const { mediaId } = await upload(await png().toBuffer());
    expect(
      await world.query('select owner_id, storage_key, alt, file_name from media_files where id = $1', [mediaId]),
    ).toEqual([
      {
        owner_id: teacher.accountId,
        storage_key: `${place.id}/media/${mediaId}.png`,
        alt: 'A figure',
        file_name: 'figure.png',
      },
    ]);
  });

  it('goes by content, not by name, and forgets where it was taken', async () => {
    const photo = await png()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const uploaded = await upload(photo, 'figure.png');
    expect(uploaded.type).toBe('image/jpeg');
    expect((await get(uploaded.url)).rawPayload.includes('secret place')).toBe(false);
  });

  it('writes a drawing anew from what is allowed', async () => {
    const uploaded = await upload(svg('<!-- hidden --><circle cx="5" cy="5" r="4"/>'), 'figure.svg');
    const shown = await get(uploaded.url);
    expect(shown.headers['content-type']).toBe('image/svg+xml');
    expect(shown.body).toContain('<circle');
    expect(shown.body).not.toContain('hidden');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<circle r="4" onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['a reference outside', '<image href="https://elsewhere.test/x.png" width="4" height="4"/>'],
  ])('refuses a drawing with %s', async (_what, inside) => {
    await expect(upload(svg(inside), 'figure.svg')).rejects.toMatchObject({ status: 422, error: 'SVG_REFUSED' });
  });

  it('refuses what is no picture, what is broken, and what is too large', async () => {
    await expect(upload(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ status: 415, error: 'IMAGE_TYPE' });
    await expect(upload(Buffer.from('<html><svg></svg></html>'), 'a.svg')).rejects.toMatchObject({
      status: 415,
      error: 'IMAGE_TYPE',
    });
    await expect(upload((await png().toBuffer()).subarray(0, 60))).rejects.toMatchObject({
      status: 422,
      error: 'IMAGE_BROKEN',
    });
    await expect(upload(Buffer.alloc(5_000_001))).rejects.toMatchObject({ status: 413, error: 'TOO_LARGE' });
  });

  it('is for teachers only', async () => {
    const file = await png().toBuffer();
    await expect(upload(file, 'a.png', await place.person('student'))).rejects.toMatchObject({ status: 403 });
    await expect(upload(file, 'a.png', place.visitor)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the address of a picture', () => {
  it('lets nothing in the file run, and lets browsers keep it', async () => {
    const { headers } = await get((await upload(svg('<circle r="4"/>'), 'figure.svg')).url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe(`default-src 'none'; style-src 'unsafe-inline'; sandbox`);
    expect(headers['cache-control']).toBe('private, max-age=86400, immutable');
  });

  it('is the same for a day at least, and ends', async () => {
    const { url, mediaId } = await upload(await png().toBuffer());
    const address = async () => (await addressesOf(place.ctx(), [mediaId])).get(mediaId);
    expect(await address()).toBe(url);
    world.clock.advance({ hours: 23 });
    expect((await get(url)).statusCode).toBe(200);
    world.clock.advance({ hours: 26 });
    const late = await get(url);
    expect([late.statusCode, late.json()]).toMatchObject([403, { error: 'ADDRESS_EXPIRED' }]);
    expect((await get((await address())!)).statusCode).toBe(200);
    teacher = await place.person('teacher');
  });

  it('works at its own institute only, and as it was signed only', async () => {
    const { url } = await upload(await png().toBuffer());
    const elsewhere = await world.institute();
    const address = new URL(url, 'http://x');
    const altered = (change: (copy: URL) => void) => {
      const copy = new URL(address);
      change(copy);
      return copy.pathname + copy.search;
    };
    const stolen = [
      altered((copy) => copy.searchParams.set('expires', String(Number(copy.searchParams.get('expires')) + 86_400))),
      altered((copy) => copy.searchParams.delete('signature')),
      altered((copy) => copy.searchParams.append('signature', 'x')),
      altered((copy) => (copy.pathname = copy.pathname.replace('/media/', '/imports/'))),
      altered((copy) => (copy.pathname = copy.pathname.replace('.png', '.svg'))),
      '/files/../../etc/passwd?expires=1&signature=x',
      `/files/${place.id}/media/%2e%2e/%2e%2e/x.png?expires=1&signature=x`,
    ];
    for (const path of stolen) expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(403);
    expect((await get(url, elsewhere.visitor)).json()).toMatchObject({ error: 'ADDRESS_EXPIRED' });
    expect((await get(url)).statusCode).toBe(200);
  });

  it('gives out pictures only, whatever was signed', async () => {
    const { storage, signer } = world.app.runtime;
    for (const key of [`${place.id}/imports/x.png`, `${place.id}/media/x.html`, `${place.id}/media/missing.png`]) {
      if (!key.includes('missing')) await storage.put(key, Buffer.from('x'));
      expect((await get(signer.sign(place.id, key, world.clock.now()))).statusCode, key).toBe(404);
    }
  });

  it('is not given for another institute’s picture', async () => {
    const theirs = await anImage((await world.institute()).ctx());
    expect([...(await addressesOf(place.ctx(), [theirs.mediaId]))]).toEqual([]);
  });
});
