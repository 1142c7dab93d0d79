import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { eicar, type Person, tinyClamd, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aPdf, filmHead } from '../factories.ts';
import { addressOfFile, fileOf, mediaOf, saveImage, storeFile, useMedia } from '../index.ts';

const clamd = await tinyClamd(2_000_000);
afterAll(() => clamd.close());
let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld({ config: { clamd } });
});
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
});

const store = (fileName: string, content: Uint8Array | Readable, more: { kind?: 'file'; inLibrary?: boolean } = {}) =>
  storeFile(place.ctx(), { fileName, content, ownerId: teacher.accountId, ...more });
const outcome = async (fileName: string, content: Uint8Array) => {
  const mediaId = await store(fileName, content);
  await world.runJobs();
  const { state, problem } = await fileOf(place.ctx(), mediaId);
  return problem ?? state;
};
const stagedPath = (name: string) => join(world.app.runtime.staging, 'uploads', String(place.id), name);
const get = (url: string, headers: Record<string, string> = {}, by: Person = place.visitor) =>
  by.send('GET', url, { headers });
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>');
const text10 = Buffer.from('0123456789');
const days = (count: number) => world.clock.advance({ hours: 24 * count });
const sweep = async () => {
  await world.sweep(place);
  await world.runJobs();
};

describe('a file that the server takes', () => {
  it('comes as bytes or as a stream, and is ready once it was looked into', async () => {
    const ids = [await store('notes.pdf', aPdf(4)), await store('list.csv', Readable.from([Buffer.from('a,b\n')]))];
    expect((await mediaOf(place.ctx(), ids)).get(ids[0]!)).toMatchObject({ state: 'working', percent: 0 });
    await world.runJobs();
    const found = await mediaOf(place.ctx(), ids);
    expect(found.get(ids[0]!)).toMatchObject({ kind: 'document', state: 'ready', pages: 4, type: 'application/pdf' });
    expect(found.get(ids[1]!)).toMatchObject({ kind: 'file', state: 'ready', bytes: 4 });
  });

  it('is a picture without what its camera knew', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#204080' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const mediaId = await store('photo.jpg', photo);
    await world.runJobs();
    const file = await fileOf(place.ctx(), mediaId);
    expect(file).toMatchObject({ kind: 'image', width: 40, height: 30, state: 'ready' });
    expect((await get((await mediaOf(place.ctx(), [mediaId])).get(mediaId)!.posterUrl!)).rawPayload.length).toBe(
      file.bytes,
    );
    expect((await get((await addressOfFile(place.ctx(), mediaId)).url)).rawPayload.includes('secret')).toBe(false);
  });

  it('counts the pages of a document whose objects are packed', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument();
    for (let i = 1; i < 5; i++) pdf.addPage();
    pdf.end();
    const mediaId = await store('packed.pdf', pdf as unknown as Readable);
    await world.runJobs();
    expect(await fileOf(place.ctx(), mediaId)).toMatchObject({ state: 'ready', pages: 5 });
  });

  it('keeps a film that nobody shall watch as it is, where it is taken as a file', async () => {
    const film = Buffer.concat([filmHead(9000), Buffer.alloc(9000 - filmHead(9000).length)]);
    const mediaId = await store('film.mp4', film, { kind: 'file' });
    await world.runJobs();
    expect(await fileOf(place.ctx(), mediaId)).toMatchObject({ kind: 'file', state: 'ready', seconds: 10 });
  });

  it.each([
    ['document', 'cut.pdf', aPdf(2).subarray(0, 100), 'pdfBroken'],
    ['film', 'cut.mp4', filmHead(5000), 'videoBroken'],
    [
      'picture',
      'broken.png',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1'),
      'imageBroken',
    ],
    [
      'drawing',
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'svgRefused',
    ],
    ['archive', 'cut.zip', Buffer.from(zipSync({ 'a.txt': text10 })).subarray(0, 60), 'archive.broken'],
    ['archive that climbs', 'climbs.zip', Buffer.from(zipSync({ '../../etc/cron.d/x': text10 })), 'archive.path'],
    ['archive that swells', 'bomb.zip', Buffer.from(zipSync({ a: new Uint8Array(30_000_000) })), 'archive.bomb'],
    ['archive in Word’s name', 'bomb.docx', Buffer.from(zipSync({ a: new Uint8Array(30_000_000) })), 'archive.bomb'],
  ])('says what is wrong with a %s', async (_what, fileName, content, problem) => {
    expect(await outcome(fileName, content)).toBe(`media.files.problems.${problem}`);
    expect(readdirSync(dirname(stagedPath('x')))).toEqual([]);
  });

  it('is shown to the virus scanner, and refused with a record of what was found', async () => {
    expect(await outcome('clean.txt', text10)).toBe('ready');
    expect(await outcome('infected.txt', eicar)).toBe('media.files.problems.virus');
    expect(await outcome('long.txt', Buffer.alloc(3_000_000, 'text '))).toBe('media.files.problems.notScanned');
    const found = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'media.refused' order by at`,
      [place.id],
    );
    expect(found[0]).toMatchObject({ details: { virus: 'Eicar-Test-Signature' } });
  });

  it('leaves nothing when the transaction around it fails', async () => {
    await inTransaction(place.ctx(), async (tx) => {
      await storeFile(tx, { fileName: 'a.txt', content: text10, ownerId: null });
      throw new Error('given up');
    }).catch(() => undefined);
    await inTransaction(place.ctx(), async (tx) => {
      await saveImage(tx, { bytes: drawing, fileName: 'a.svg', alt: '' });
      throw new Error('given up');
    }).catch(() => undefined);
    expect(await world.query('select id from media_files where institute_id = $1', [place.id])).toEqual([]);
    const [{ storage_key: key } = {}] = await world.query(
      'select storage_key from media_leftovers where institute_id = $1',
      [place.id],
    );
    expect(await world.app.runtime.storage.size(key as string)).toBeGreaterThan(0);
    days(1);
    await sweep();
    expect(await world.app.runtime.storage.size(key as string)).toBeUndefined();
    expect(readdirSync(dirname(stagedPath('x')))).toEqual([]);
  });

  it('is copied before the transaction that notes it begins, and is gone where that fails', async () => {
    const steps: string[] = [];
    async function* read() {
      yield text10;
      steps.push('copied');
    }
    const file = { fileName: 'long.txt', content: Readable.from(read()), ownerId: null };
    const within = async (_tx: unknown, keep: () => Promise<string>) => {
      steps.push('transaction');
      await keep();
      throw new Error('removed meanwhile');
    };
    await expect(storeFile(place.ctx(), file, within)).rejects.toThrow('removed meanwhile');
    expect(steps).toEqual(['copied', 'transaction']);
    expect(await world.query('select 1 from media_files where institute_id = $1', [place.id])).toEqual([]);
    expect(readdirSync(stagedPath('.'))).toEqual([]);
  });

  it('that stopped half way is taken up again by its job', async () => {
    const mediaId = await store('a.txt', text10);
    const { storageKey } = await fileOf(place.ctx(), mediaId);
    await world.app.runtime.storage.putFile(storageKey, stagedPath(mediaId)); // the server stopped after this
    await world.runJobs();
    expect(await fileOf(place.ctx(), mediaId)).toMatchObject({ state: 'ready', percent: 100 });
  });

  it('whose bytes are lost is not called ready', async () => {
    const mediaId = await store('a.txt', text10);
    await world.app.runtime.storage.putFile(`${place.id}/other`, stagedPath(mediaId));
    await world.runJobs();
    expect(await fileOf(place.ctx(), mediaId)).toMatchObject({ problem: 'media.files.problems.lost' });
  });
});

describe('the address of a file', () => {
  const aFile = async () => {
    const mediaId = await store('Flux & fields.txt', text10);
    await world.runJobs();
    return addressOfFile(place.ctx(), mediaId);
  };

  it('gives the file under its name, as nothing that could run', async () => {
    const { headers, body } = await get((await aFile()).url);
    expect(body).toBe('0123456789');
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Flux%20%26%20fields.txt`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('gives any part of it', async () => {
    const { url } = await aFile();
    const part = await get(url, { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(url, { range: 'bytes=-3' })).body).toBe('789');
    const beyond = await get(url, { range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('ends after five minutes, to the second', async () => {
    const { url } = await aFile();
    world.clock.advance({ minutes: 4, seconds: 59 });
    expect((await get(url)).statusCode).toBe(200);
    world.clock.advance({ seconds: 1 });
    const late = await get(url);
    expect([late.statusCode, late.json()]).toMatchObject([403, { error: 'ADDRESS_EXPIRED' }]);
  });

  it('is refused unsigned, altered, and at another institute', async () => {
    const { url } = await aFile();
    const altered = url.replace('Flux', 'Setup');
    expect(altered).not.toBe(url);
    const elsewhere = await world.institute();
    for (const answer of [
      await get(url.split('?')[0]!),
      await get(altered),
      await get(url.replace(/expires=\d+/, 'expires=99999999999')),
      await get(url, {}, elsewhere.visitor),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'ADDRESS_EXPIRED' }]);
  });

  it('is not given for another institute’s file, nor before it was looked into', async () => {
    const mediaId = await store('a.txt', text10);
    await expect(addressOfFile(place.ctx(), mediaId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await world.runJobs();
    const elsewhere = await world.institute();
    await expect(addressOfFile(elsewhere.ctx(), mediaId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('what holds a file', () => {
  const hold = (ids: string[], id = 'a', title = 'Course › Lesson') =>
    inTransaction(place.ctx(), (tx) => useMedia(tx, { kind: 'lesson', id, title }, ids));
  const ready = async (fileName = 'a.txt', inLibrary = true) => {
    const mediaId = await store(fileName, text10, { inLibrary });
    await world.runJobs();
    return mediaId;
  };
  const remove = (mediaId: string, by = teacher) => by.api.media.removeMedia({ params: { mediaId } });
  const show = (mediaId: string, by = teacher) => by.api.media.showMedia({ params: { mediaId } });

  it('is listed with it, and keeps it from being removed until it lets go', async () => {
    const mediaId = await ready();
    await hold([mediaId]);
    await hold([mediaId], 'b', 'Other');
    expect((await show(mediaId)).uses.map(({ title }) => title).toSorted()).toEqual(['Course › Lesson', 'Other']);
    await expect(remove(mediaId)).rejects.toMatchObject({ status: 409, error: 'MEDIA_USED', details: { uses: 2 } });
    await hold([], 'b');
    await hold([]);
    const { storageKey } = await fileOf(place.ctx(), mediaId);
    await remove(mediaId);
    await world.runJobs();
    expect(await world.app.runtime.storage.size(storageKey)).toBeUndefined();
    await expect(show(mediaId)).rejects.toMatchObject({ status: 404 });
  });

  it('takes what was made of it along when it goes', async () => {
    const mediaId = await ready();
    const { storage } = world.app.runtime;
    const made = [`${place.id}/media/${mediaId}/144/list.m3u8`, `${place.id}/packages/${mediaId}/index.html`];
    for (const key of made) await storage.put(key, text10);
    await remove(mediaId);
    await world.runJobs();
    for (const key of made) expect(await storage.size(key), key).toBeUndefined();
  });

  it('must be a thing of the same institute', async () => {
    const mediaId = await ready();
    const elsewhere = await world.institute();
    const theirs = inTransaction(elsewhere.ctx(), (tx) => useMedia(tx, { kind: 'lesson', id: 'a' }, [mediaId]));
    await expect(theirs).rejects.toMatchObject({ error: 'MEDIA_MISSING' });
    await expect(hold([newId()])).rejects.toMatchObject({ error: 'MEDIA_MISSING' });
  });

  it('counts, whoever is first: a file cannot be removed and held at once', async () => {
    const mediaId = await ready();
    const [removed, held] = await Promise.allSettled([remove(mediaId), hold([mediaId])]);
    expect([removed.status, held.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await world.query('select id from media_files where id = $1', [mediaId]);
    expect(rows).toHaveLength(held.status === 'fulfilled' ? 1 : 0);
  });

  it('was the last one for a week: a file outside the library goes, one inside stays', async () => {
    const [inside, outside, never] = [await ready('a.txt'), await ready('b.txt', false), await ready('c.txt', false)];
    await hold([inside, outside]);
    await hold([]);
    days(6);
    await sweep();
    expect(await fileOf(place.ctx(), outside)).toBeDefined();
    days(2);
    await sweep();
    await expect(fileOf(place.ctx(), outside)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await fileOf(place.ctx(), inside)).toBeDefined();
    expect(await fileOf(place.ctx(), never)).toBeDefined();
  });

  it('may be removed by whoever brought it and by who looks after the institute, not by colleagues', async () => {
    const [first, second] = [await ready(), await ready()];
    const colleague = await place.person('teacher');
    await expect(remove(first, colleague)).rejects.toMatchObject({ status: 403 });
    await remove(first, await place.person('owner'));
    const elsewhere = await (await world.institute()).person('owner');
    await expect(remove(second, elsewhere)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what a stop left in the staging folder', () => {
  it('goes after an hour; what is under way stays', async () => {
    const { uploadId } = await teacher.api.media.createUpload({ body: { fileName: 'a.pdf', bytes: 50 } });
    const orphan = stagedPath(newId());
    mkdirSync(dirname(orphan), { recursive: true });
    writeFileSync(orphan, 'x');
    const old = new Date(world.clock.now().getTime() - 2 * 3_600_000);
    for (const path of [orphan, stagedPath(uploadId)]) utimesSync(path, old, old);
    await sweep();
    expect([existsSync(orphan), existsSync(stagedPath(uploadId))]).toEqual([false, true]);
  });
});

describe('the library', () => {
  const list = (query: object = {}, by = teacher) => by.api.media.listLibrary({ query });

  it('is searched, filtered and sorted, and says how much room is left', async () => {
    const colleague = await place.person('teacher');
    await store('Electric flux.pdf', aPdf(1));
    await store('100% of it.txt', text10);
    await storeFile(place.ctx(), { fileName: 'theirs.txt', content: text10, ownerId: colleague.accountId });
    await store('broken.pdf', aPdf(2).subarray(0, 90));
    await store('hidden.txt', text10, { inLibrary: false });
    await world.runJobs();
    const names = async (query: object) => (await list(query)).rows.map(({ fileName }) => fileName);
    expect(await names({ sort: 'name' })).toEqual(['100% of it.txt', 'broken.pdf', 'Electric flux.pdf', 'theirs.txt']);
    expect(await names({ search: 'FLUX' })).toEqual(['Electric flux.pdf']);
    expect(await names({ search: '0%' })).toEqual(['100% of it.txt']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ kind: 'document', show: 'failed' })).toEqual(['broken.pdf']);
    expect(await names({ show: 'mine', kind: 'file' })).toEqual(['100% of it.txt']);
    expect((await names({ sort: 'largest' }))[0]).toBe('Electric flux.pdf');
    const { storage, rows } = await list({ show: 'unused', search: 'theirs' });
    expect(storage.usedBytes).toBe(aPdf(1).length + 30);
    expect(rows).toMatchObject([{ uses: 0, mayRemove: false, uploadedBy: expect.stringContaining('Asha') }]);
  });

  it('is another one in another institute', async () => {
    const mediaId = await store('a.txt', text10);
    const elsewhere = await (await world.institute()).person('owner');
    expect((await list({}, elsewhere)).rows).toEqual([]);
    expect((await elsewhere.api.media.listMedia({ query: { ids: mediaId } })).files).toEqual([]);
    await expect(elsewhere.api.media.showMedia({ params: { mediaId } })).rejects.toMatchObject({ status: 404 });
  });
});
