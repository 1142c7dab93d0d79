import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { maxUploadBytes } from '@abhyas/contract/media/shapes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Person,
  sendBytes,
  type TestInstitute,
  testWorld,
  tusHeaders,
  uploadAll,
  whereIs,
  type World,
} from '../../../testing/index.ts';
import { aPdf, filmHead, matroskaHead } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld({});
});
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
});

const begin = (fileName: string, bytes: number, by = teacher) =>
  by.api.media.createUpload({ body: { fileName, bytes } });
const staged = (uploadId: string) => join(world.app.runtime.staging, 'uploads', String(place.id), uploadId);
const fileOf = async (mediaId: string, by = teacher) =>
  (await by.api.media.listMedia({ query: { ids: mediaId } })).files[0];
/** The plan holds so many bytes; founding another institute makes the server read the plans afresh. */
const holdOnly = async (bytes: number) => {
  await world.query('update institutes set storage_limit = $1 where id = $2', [bytes, place.id]);
  await world.institute();
};
const film = (bytes: number) => Buffer.concat([filmHead(bytes), Buffer.alloc(bytes - filmHead(bytes).length, 7)]);

describe('an upload', () => {
  it('arrives in pieces, says at any time where it stands, and becomes a file', async () => {
    const pdf = aPdf(3);
    const { url, uploadId } = await begin('Notes on flux.pdf', pdf.length);
    expect((await sendBytes(teacher, url, 0, pdf.subarray(0, 100))).headers['upload-offset']).toBe('100');
    const stands = await whereIs(teacher, url);
    expect(stands.headers).toMatchObject({ 'upload-offset': '100', 'upload-length': String(pdf.length) });
    expect((await sendBytes(teacher, url, 100, pdf.subarray(100))).statusCode).toBe(204);
    expect(await fileOf(uploadId)).toMatchObject({ state: 'working', kind: 'document', fileName: 'Notes on flux.pdf' });
    await world.runJobs();
    expect(await fileOf(uploadId)).toMatchObject({ state: 'ready', percent: 100, pages: 3, bytes: pdf.length });
    const [row] = await world.query('select storage_key, sha256, owner_id from media_files where id = $1', [uploadId]);
    expect(row).toMatchObject({ owner_id: teacher.accountId, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const stored = await world.app.runtime.storage.get(row!['storage_key'] as string);
    expect((await buffer(stored!.stream)).equals(pdf)).toBe(true);
    expect(existsSync(staged(uploadId))).toBe(false);
  });

  it('goes on where it stood after the connection was cut in the middle of a piece', async () => {
    const pdf = Buffer.concat([aPdf(1).subarray(0, 9), Buffer.alloc(3_000_000, '% filler\n'), aPdf(1).subarray(9)]);
    const { url, uploadId } = await begin('long.pdf', pdf.length);
    await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.server.address() as AddressInfo;
    const half = pdf.subarray(0, 2_000_000);
    await new Promise<void>((cut) => {
      const call = httpRequest({
        port,
        host: '127.0.0.1',
        path: url,
        method: 'PATCH',
        headers: {
          ...tusHeaders,
          host: place.host,
          authorization: `Bearer ${teacher.token}`,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(pdf.length),
        },
      });
      call.on('error', () => cut());
      call.on('close', () => cut());
      call.write(half, () => call.destroy());
    });
    // The last bytes of the cut call may still be on their way to the disk: a client asks again, as tus says.
    let status = 409;
    while (status === 409) {
      const at = Number((await whereIs(teacher, url)).headers['upload-offset']);
      expect(at).toBeLessThanOrEqual(half.length);
      status = (await sendBytes(teacher, url, at, pdf.subarray(at))).statusCode;
    }
    expect(status).toBe(204);
    await world.runJobs();
    expect(await fileOf(uploadId)).toMatchObject({ state: 'ready', pages: 1, bytes: pdf.length });
  });

  it('may have 1,004,288,000 bytes', async () => {
    const { url, uploadId } = await begin('long.mp4', maxUploadBytes);
    const head = filmHead(maxUploadBytes, 7200);
    writeFileSync(staged(uploadId), head);
    await truncate(staged(uploadId), maxUploadBytes - 1); // a hole: nobody writes a gigabyte
    expect((await sendBytes(teacher, url, maxUploadBytes - 1, Buffer.from([9]))).statusCode).toBe(204);
    await world.query('delete from graphile_worker._private_jobs'); // nobody shall read a gigabyte of nothing
    expect(await fileOf(uploadId)).toMatchObject({ kind: 'video', state: 'working', bytes: maxUploadBytes });
    expect((await stat(staged(uploadId))).size).toBe(maxUploadBytes);
  });

  it('may not have one byte more', async () => {
    await expect(begin('long.mp4', maxUploadBytes + 1)).rejects.toMatchObject({
      status: 413,
      error: 'TOO_LARGE',
      details: { maxBytes: 1_004_288_000 },
    });
    await expect(begin('large.png', 20_000_001)).rejects.toMatchObject({ status: 413 });
  });

  it('takes no byte beyond what was announced', async () => {
    const { url } = await begin('short.pdf', 10);
    const more = await sendBytes(teacher, url, 0, Buffer.alloc(11));
    expect([more.statusCode, more.json()]).toMatchObject([413, { error: 'TOO_LARGE' }]);
    expect((await whereIs(teacher, url)).headers['upload-offset']).toBe('0');
  });

  it('takes bytes only at the place where it stands', async () => {
    const pdf = aPdf(1);
    const { url } = await begin('notes.pdf', pdf.length);
    await sendBytes(teacher, url, 0, pdf.subarray(0, 50));
    for (const at of [0, 49, 51]) {
      const answer = await sendBytes(teacher, url, at, pdf.subarray(50));
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'UPLOAD_PLACE' }]);
    }
    expect((await whereIs(teacher, url)).headers['upload-offset']).toBe('50');
  });

  it('speaks tus 1.0.0 and nothing else', async () => {
    const { url } = await begin('notes.pdf', 100);
    const bare = await teacher.send('PATCH', url, {
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from('x'),
    });
    expect([bare.statusCode, bare.json()]).toMatchObject([400, { error: 'UPLOAD_REQUEST' }]);
    const json = await teacher.send('PATCH', url, { headers: { ...tusHeaders, 'upload-offset': '0' }, payload: {} });
    expect([json.statusCode, json.json()]).toMatchObject([400, { error: 'UPLOAD_REQUEST' }]);
  });

  it('is finished when somebody asks, though the server stopped with its last byte', async () => {
    const pdf = aPdf(2);
    const { url, uploadId } = await begin('notes.pdf', pdf.length);
    writeFileSync(staged(uploadId), pdf);
    expect((await whereIs(teacher, url)).headers['upload-offset']).toBe(String(pdf.length));
    expect((await whereIs(teacher, url)).statusCode).toBe(404);
    expect(await fileOf(uploadId)).toMatchObject({ state: 'working' });
  });

  it('can be given up, and leaves nothing', async () => {
    const { uploadId } = await begin('notes.pdf', 100);
    await teacher.api.media.removeUpload({ params: { uploadId } });
    expect(existsSync(staged(uploadId))).toBe(false);
    expect((await teacher.api.media.listUploads()).uploads).toEqual([]);
  });

  it('is given up after two days of silence', async () => {
    const { uploadId, url } = await begin('notes.pdf', 100);
    world.clock.advance({ hours: 47 });
    await teacher.signInAgain();
    await sendBytes(teacher, url, 0, Buffer.from('%PDF-1.7 '));
    world.clock.advance({ hours: 47 });
    await world.sweep(place);
    await world.runJobs();
    expect(existsSync(staged(uploadId))).toBe(true);
    world.clock.advance({ hours: 2 });
    await world.sweep(place);
    await world.runJobs();
    expect(existsSync(staged(uploadId))).toBe(false);
    await teacher.signInAgain();
    expect((await whereIs(teacher, url)).statusCode).toBe(404);
  });
});

describe('whose an upload is', () => {
  it('is asked with every request, and others learn nothing of it', async () => {
    const { url, uploadId } = await begin('notes.pdf', 100);
    const colleague = await place.person('teacher');
    const elsewhere = await (await world.institute()).person('teacher');
    for (const other of [colleague, elsewhere]) {
      expect((await whereIs(other, url)).statusCode).toBe(404);
      expect((await sendBytes(other, url, 0, Buffer.from('%PDF-'))).statusCode).toBe(404);
      await expect(other.api.media.removeUpload({ params: { uploadId } })).rejects.toMatchObject({ status: 404 });
      expect((await other.api.media.listUploads()).uploads).toEqual([]);
    }
    expect((await whereIs(teacher, url)).headers['upload-offset']).toBe('0');
  });

  it('is for staff who may bring files alone', async () => {
    const { url } = await begin('notes.pdf', 100);
    const student = await place.person('student');
    await expect(begin('notes.pdf', 100, student)).rejects.toMatchObject({ status: 403 });
    await expect(begin('notes.pdf', 100, place.visitor)).rejects.toMatchObject({ status: 401 });
    expect((await sendBytes(student, url, 0, Buffer.from('x'))).statusCode).toBe(403);
    expect((await sendBytes(place.visitor, url, 0, Buffer.from('x'))).statusCode).toBe(401);
  });

  it('knows no place outside: ids that are paths find nothing', async () => {
    for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'x', `${place.id}%2fx`]) {
      const answer = await whereIs(teacher, `/api/media/uploads/${id}`);
      expect(answer.statusCode, id).toBe(404);
    }
  });
});

describe('what is not accepted', () => {
  it.each(['a.3gp', 'a.3g2', 'a.webm', 'a.mkv', 'a.WebM', 'lesson.one.MKV'])('the video format of %s', async (name) => {
    await expect(begin(name, 100)).rejects.toMatchObject({ status: 415, error: 'VIDEO_FORMAT' });
  });

  it.each(['setup.exe', 'page.html', 'run.js', 'noextension', '.mp4', 'a.', 'a.php', 'x.mp4.exe', 'a.svgz'])(
    'the kind of %s',
    async (name) => {
      await expect(begin(name, 100)).rejects.toMatchObject({ status: 415, error: 'FILE_TYPE' });
    },
  );

  it.each([
    ['../../etc/passwd.pdf', 'path'],
    ['..\\..\\windows\\x.pdf', 'path'],
    ['/etc/x.pdf', 'path'],
    ['C:\\fakepath\\x.pdf', 'path'],
    ['..', 'path'],
    ['a\nb.pdf', 'unseen'],
    ['lecture\u202efdp.mp4', 'unseen'],
    [`${'x'.repeat(200)}.pdf`, 'length'],
  ])('the name %j', async (name, what) => {
    await expect(begin(name, 100)).rejects.toMatchObject({ status: 422, error: 'FILE_NAME', details: { what } });
  });

  it('a kind other than what the place is for', async () => {
    const body = { fileName: 'a.pdf', bytes: 100, kind: 'video' } as const;
    await expect(teacher.api.media.createUpload({ body })).rejects.toMatchObject({ error: 'FILE_TYPE' });
  });

  it.each([
    ['webm', 'lesson.mp4', matroskaHead('webm')],
    ['mkv', 'lesson.mov', matroskaHead('matroska')],
    ['3gp', 'lesson.mp4', Buffer.from('\0\0\0\x1cftyp3gp5\0\0\x02\0isom3gp5\0\0\0\0', 'latin1')],
  ])('%s under another name: %s', async (_what, fileName, head) => {
    const bytes = Buffer.concat([head, Buffer.alloc(5000)]);
    const { upload, last } = await uploadAll(teacher, { fileName, bytes });
    expect([last.statusCode, last.json()]).toMatchObject([415, { error: 'VIDEO_FORMAT' }]);
    expect(existsSync(staged(upload.uploadId))).toBe(false);
    expect(await fileOf(upload.uploadId)).toBeUndefined();
  });

  it.each([
    ['a page', 'notes.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', 'film.mp4', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1')],
    [
      'a picture',
      'sound.mp3',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1'),
    ],
    ['a program', 'list.csv', Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1')],
    ['an archive', 'picture.png', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')],
  ])('%s called %s', async (_what, fileName, bytes) => {
    const { last } = await uploadAll(teacher, { fileName, bytes });
    expect([last.statusCode, last.json()]).toMatchObject([415, { error: 'FILE_DISGUISED' }]);
    expect((await teacher.api.media.listUploads()).uploads).toEqual([]);
  });

  it('a disguised file is told as soon as its beginning is here', async () => {
    const { url } = await begin('lesson.mp4', 50_000_000);
    await sendBytes(teacher, url, 0, Buffer.concat([matroskaHead('webm'), Buffer.alloc(20_000)]));
    const second = await sendBytes(teacher, url, 20_000 + matroskaHead('webm').length, Buffer.alloc(10));
    expect([second.statusCode, second.json()]).toMatchObject([415, { error: 'VIDEO_FORMAT' }]);
  });

  it('more than the plan of the institute holds, uploads under way included', async () => {
    await holdOnly(1000);
    await begin('a.pdf', 600);
    await expect(begin('b.pdf', 401)).rejects.toMatchObject({ status: 409, error: 'STORAGE_LIMIT' });
    await begin('b.pdf', 400);
  });

  it('both of two uploads at once, where only one fits', async () => {
    await holdOnly(1000);
    const tried = await Promise.allSettled([1, 2, 3, 4].map(() => begin('a.pdf', 600)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(dirname(staged('x')))).toHaveLength(1);
  });

  it('more than twenty unfinished uploads of one person', async () => {
    const tried = await Promise.allSettled(Array.from({ length: 28 }, (_, i) => begin(`${i}.pdf`, 10)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(begin('one more.pdf', 10)).rejects.toMatchObject({ error: 'UPLOADS_OPEN', details: { most: 20 } });
  });
});

describe('a film', () => {
  it('that was cut short cannot be used, and says why', async () => {
    const whole = film(40_000);
    const { upload } = await uploadAll(teacher, { fileName: 'lesson.mp4', bytes: whole.subarray(0, 30_000) });
    await world.runJobs();
    expect(await fileOf(upload.uploadId)).toMatchObject({
      state: 'failed',
      problem: 'media.files.problems.videoBroken',
    });
  });
});
