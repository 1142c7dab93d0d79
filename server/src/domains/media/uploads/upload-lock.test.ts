import { readFileSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '../../../kernel/database/listen.ts';
import { newId } from '../../../kernel/ids.ts';
import { type OtherProcess, startOtherProcess } from '../../../testing/other-process.ts';
import {
  type Person,
  sendBytes,
  type TestInstitute,
  testWorld,
  tusHeaders,
  whereIs,
  type World,
} from '../../../testing/index.ts';
import { aPdf } from '../factories.ts';
import { UPLOADS_CHANNEL } from './upload-lock.ts';

let world: World;
let other: OtherProcess;
let place: TestInstitute;
let teacher: Person;
const asked: unknown[] = [];
let listeners: Awaited<ReturnType<typeof listen>>;
let ports: { readonly here: number; readonly other: number };

beforeAll(async () => {
  world = await testWorld({});
  place = await world.institute();
  teacher = await place.person('teacher');
  other = await startOtherProcess(world);
  const { database } = world.config;
  if (database.kind !== 'external') throw new Error('two processes share a database by its address');
  const note = (uploadId: unknown) => void asked.push(uploadId);
  listeners = await listen(database.urls.direct, { [UPLOADS_CHANNEL]: note }, world.app.contextFor(0).log);
  await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  ports = { here: (world.app.server.server.address() as AddressInfo).port, other: other.port };
});
afterAll(async () => {
  await listeners.stop();
  await other.stop();
});
const HALF = 500_000;
/** A PDF file of twice so many bytes; `sign` tells one from another. */
const pdfOf = (sign: string) => {
  const pdf = aPdf(1);
  return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(2 * HALF - pdf.length, `%${sign}\n`), pdf.subarray(9)]);
};
const begin = async () => {
  const { uploadId, url } = await teacher.api.media.createUpload({ body: { fileName: 'a.pdf', bytes: 2 * HALF } });
  return { uploadId, url, staged: join(world.app.runtime.staging, 'uploads', String(place.id), uploadId) };
};

/** A call of tus to one of the two processes, whose bytes are sent when the test says so. */
function call(port: number, method: 'HEAD' | 'PATCH', url: string, more: Readonly<Record<string, string>> = {}) {
  const headers = { ...tusHeaders, host: place.host, authorization: `Bearer ${teacher.token}`, ...more };
  const sent = httpRequest({ port, host: '127.0.0.1', path: url, method, headers });
  sent.flushHeaders();
  const answer = new Promise<{ status: number; offset: number; body: string }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (reply) => {
      const offset = Number(reply.headers['upload-offset']);
      void text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, offset, body }), reject);
    });
  });
  return { sent, answer };
}
const patch = (port: number, url: string, at: number, bytes: number) =>
  call(port, 'PATCH', url, {
    'upload-offset': String(at),
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes),
  });
const leaseOf = async (uploadId: string) =>
  (await world.query('select lease_id from media_uploads where id = $1', [uploadId]))[0]?.['lease_id'];
const isHeld = (uploadId: string) =>
  vi.waitFor(async () => expect(await leaseOf(uploadId)).not.toBeNull(), { timeout: 10_000 });
/** Somebody waits for this upload, and has asked whoever holds it to let go. */
const hearAsked = (uploadId: string) => vi.waitFor(() => expect(asked).toContain(uploadId), { timeout: 10_000 });
const storedBytes = async (uploadId: string) => {
  await world.runJobs();
  const [row] = await world.query('select storage_key, state from media_files where id = $1', [uploadId]);
  expect(row?.['state']).toBe('ready');
  return readFileSync(join(world.config.dataDir, 'files', row!['storage_key'] as string));
};

it('takes bytes for one place from one of two processes alone, and they are the bytes of that one', async () => {
  const { url, uploadId } = await begin();
  const [mine, theirs] = [pdfOf('a'), pdfOf('b')];
  const first = patch(ports.here, url, 0, HALF);
  await isHeld(uploadId);
  const second = patch(ports.other, url, 0, HALF);
  second.sent.end(theirs.subarray(0, HALF));
  await hearAsked(uploadId);
  first.sent.end(mine.subarray(0, HALF));
  expect(await first.answer).toMatchObject({ status: 204, offset: HALF });
  const late = await second.answer;
  expect([late.status, JSON.parse(late.body)]).toMatchObject([409, { error: 'UPLOAD_PLACE' }]);
  const rest = patch(ports.other, url, HALF, HALF);
  rest.sent.end(mine.subarray(HALF));
  expect(await rest.answer).toMatchObject({ status: 204, offset: 2 * HALF });
  expect((await storedBytes(uploadId)).equals(mine)).toBe(true);
});

it('goes on at another process, though the one before still waits for the rest of a dead connection', async () => {
  const { url, uploadId, staged } = await begin();
  const pdf = pdfOf('a');
  const dead = patch(ports.other, url, 0, 2 * HALF);
  dead.sent.write(pdf.subarray(0, HALF));
  await vi.waitFor(() => expect(statSync(staged).size).toBe(HALF), { timeout: 10_000 });
  expect(await call(ports.here, 'HEAD', url).answer).toMatchObject({ status: 200, offset: HALF });
  const rest = patch(ports.here, url, HALF, HALF);
  rest.sent.end(pdf.subarray(HALF));
  expect(await rest.answer).toMatchObject({ status: 204, offset: 2 * HALF });
  dead.answer.catch(() => undefined);
  dead.sent.destroy();
  expect((await storedBytes(uploadId)).equals(pdf)).toBe(true);
});

it('is free again when whoever held it is silent for too long', async () => {
  const { url, uploadId } = await begin();
  const of = (until: string) =>
    world.query(`update media_uploads set lease_id = $1, lease_until = clock_timestamp() + $2 where id = $3`, [
      newId(),
      until,
      uploadId,
    ]);
  await of('1 second');
  expect((await sendBytes(teacher, url, 0, pdfOf('a').subarray(0, HALF))).statusCode).toBe(204);
  expect(await leaseOf(uploadId)).toBeNull();
  await of('-1 second');
  expect((await whereIs(teacher, url)).headers['upload-offset']).toBe(String(HALF));
});

it('is written to no more by a process that was taken for gone', async () => {
  const { url, uploadId, staged } = await begin();
  const slow = patch(ports.here, url, 0, 2 * HALF);
  slow.sent.write(pdfOf('a').subarray(0, HALF));
  await vi.waitFor(() => expect(statSync(staged).size).toBe(HALF), { timeout: 10_000 });
  const leaseId = newId();
  await world.query('update media_uploads set lease_id = $1 where id = $2', [leaseId, uploadId]);
  expect(await slow.answer).toMatchObject({ status: 204, offset: HALF });
  slow.sent.destroy();
  expect(await leaseOf(uploadId)).toBe(leaseId);
});

it('waits for nobody where the upload was given up meanwhile', async () => {
  const { url, uploadId } = await begin();
  const first = patch(ports.other, url, 0, HALF);
  await isHeld(uploadId);
  const waiting = call(ports.here, 'HEAD', url);
  await hearAsked(uploadId);
  await teacher.api.media.removeUpload({ params: { uploadId } });
  expect((await waiting.answer).status).toBe(404);
  first.answer.catch(() => undefined);
  first.sent.destroy();
});
