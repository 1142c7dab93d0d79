import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPdf } from './domains/media/factories.ts';
import { setRuntime } from './kernel/runtime.ts';
import { closeAfterFile, paymentSimulator, sendBytes, testWorld, type World } from './testing/index.ts';
import { workerDatabase } from './testing/database.ts';
import { tinyDoor } from './testing/tiny-door.ts';

/** A server whose database a test can cut off, with one teacher. */
async function worldWithDoor(webDist?: string) {
  const door = await tinyDoor((await workerDatabase()).app);
  const world = await testWorld({ through: door.through, ...(webDist && { webDist }) });
  const place = await world.institute();
  return { door, world, place, owner: await place.person('owner') };
}

/** Connections of this server whose statement waits for a lock. */
const waitingForLock = (world: World) =>
  world.query(
    `select waiting.pid from pg_locks as waiting where not granted and exists (select from pg_locks as other
     join pg_database on oid = other.database where other.pid = waiting.pid and datname = current_database())`,
  );

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#204080' } })
    .png()
    .toBuffer();

describe('a database that is away', () => {
  it('is said with 503, a time to wait and words of its own, and the calls work again once it is back', async () => {
    const { door, world, place, owner } = await worldWithDoor();
    expect((await owner.send('GET', '/api/batches')).statusCode).toBe(200);
    await door.shut();
    const refused = await owner.send('GET', '/api/batches');
    expect(refused.statusCode, refused.body).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ error: 'DATABASE_AWAY', responseCode: 5030100018 });
    const ready = await place.visitor.send('GET', '/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: 'not ready', database: 'away', storage: 'up' },
    ]);
    expect(await world.app.troubles()).toContain('the database does not answer');
    await door.open();
    await expect.poll(async () => (await owner.send('GET', '/api/batches')).statusCode).toBe(200);
    expect((await place.visitor.send('GET', '/readyz')).statusCode).toBe(200);
  });

  it('is said the same to who is in the middle of a call', async () => {
    const { door, world, place, owner } = await worldWithDoor();
    await world.query('begin');
    await world.query('select from institute_settings where institute_id = $1 for update', [place.id]);
    const { rules: body } = await owner.api.tenancy.showEditableSettings();
    const saving = owner.send('PUT', '/api/settings/rules', { payload: body });
    await expect.poll(async () => (await waitingForLock(world)).length).toBe(1);
    await door.shut();
    expect((await saving).json()).toMatchObject({ error: 'DATABASE_AWAY' });
    await world.query('rollback');
    await door.open();
  });

  it('opens a page in both languages that comes back by itself', async () => {
    const webDist = mkdtempSync(join(tmpdir(), 'abhyas-app-'));
    closeAfterFile(() => rmSync(webDist, { recursive: true, force: true }));
    writeFileSync(join(webDist, 'index.html'), '<html lang="%LANG%"><body><div id="root"></div></body></html>');
    writeFileSync(join(webDist, '.page-paths.json'), '["/"]');
    const { door, world } = await worldWithDoor(webDist);
    const { visitor } = await world.institute(); // nothing of it is in memory yet
    await door.shut();
    const page = await visitor.send('GET', '/', { headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(page.body).toContain('We are back in a moment');
    expect(page.body).toContain('हम थोड़ी ही देर में वापस आ रहे हैं');
    expect(page.body).toContain('http-equiv="refresh"');
    await door.open();
  });

  it('that an operator stops is away, too', async () => {
    const { world, place, owner } = await worldWithDoor();
    await world.query('begin');
    await world.query('select from institute_settings where institute_id = $1 for update', [place.id]);
    const { rules: body } = await owner.api.tenancy.showEditableSettings();
    const saving = owner.send('PUT', '/api/settings/rules', { payload: body });
    await expect.poll(async () => (await waitingForLock(world)).length).toBe(1);
    for (const { pid } of await waitingForLock(world)) await world.query('select pg_terminate_backend($1)', [pid]);
    expect((await saving).json()).toMatchObject({ error: 'DATABASE_AWAY' });
    await world.query('rollback');
  });
});

describe('a storage of files', () => {
  it('that cannot be reached is said with 503; everything that needs no file goes on', async () => {
    const s3 = {
      bucket: 'files',
      region: 'ap-south-1',
      endpoint: 'http://127.0.0.1:9',
      keyId: 'key',
      secret: 'secret',
    };
    const world = await testWorld({ config: { s3 } });
    const place = await world.institute();
    const owner = await place.person('owner');
    const upload = owner.api.media.uploadImage({ query: { fileName: 'a.png', alt: '' }, file: await picture() });
    await expect(upload).rejects.toMatchObject({ status: 503, error: 'STORAGE_AWAY', details: { seconds: 5 } });
    const ready = await place.visitor.send('GET', '/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready', database: 'up', storage: 'away' }]);
    expect(await world.app.troubles()).toContain('the storage of files does not answer');
    expect((await owner.send('GET', '/api/batches')).statusCode).toBe(200);
  });

  it('that is full says so, keeps nothing of the file, and takes the next one when there is room', async () => {
    const world = await testWorld({});
    const owner = await (await world.institute()).person('owner');
    const { runtime } = world.app;
    const put = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    setRuntime({ ...runtime, storage: { ...runtime.storage, put } });
    const upload = async () =>
      owner.api.media.uploadImage({ query: { fileName: 'a.png', alt: '' }, file: await picture() });
    await expect(upload()).rejects.toMatchObject({ status: 503, error: 'DISK_FULL', details: { seconds: 60 } });
    setRuntime(runtime);
    expect(await upload()).toMatchObject({ type: 'image/png' });
  });

  it('that is full while a piece of an upload arrives says so, and the upload goes on once there is room', async () => {
    const world = await testWorld({});
    const place = await world.institute();
    const owner = await place.person('owner');
    const bytes = aPdf(1);
    const body = { fileName: 'notes.pdf', bytes: bytes.length };
    const { uploadId, url } = await owner.api.media.createUpload({ body });
    const staged = join(world.app.runtime.staging, 'uploads', String(place.id), uploadId);
    rmSync(staged);
    symlinkSync('/dev/full', staged); // a device on which there is never room
    const refused = await sendBytes(owner, url, 0, bytes);
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { error: 'DISK_FULL' }]);
    expect(refused.headers['retry-after']).toBe('60');
    rmSync(staged);
    writeFileSync(staged, '');
    expect((await sendBytes(owner, url, 0, bytes)).statusCode).toBe(204);
  });
});

describe('work that does not go on', () => {
  it('stands in the provider’s desk and in what the log says: a queue that nobody serves, a gateway that is silent', async () => {
    const world = await testWorld({});
    const provider = await world.institute({ kind: 'provider', subdomain: `desk-${Date.now()}` });
    const employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
    const place = await world.institute();
    const owner = await place.person('owner');
    // Institutes of other files may be near their limits.
    const waiting = async (person: typeof owner) =>
      (await person.api.insights.showStaffDay()).waiting.filter(({ kind }) => kind !== 'nearLimits');
    const troubles = async () => (await world.app.troubles()).filter((line) => !line.includes('near the limit'));
    expect(await waiting(employee)).toEqual([]);

    await world.query(`select graphile_worker.add_job('nobody:serves', '{}', run_at => now() - interval '6 minutes')`);
    const shop = await paymentSimulator(world.app);
    closeAfterFile(shop.close);
    shop.simulator.silent = true;
    const test = () => owner.api.commerce.testGateway({ params: { gateway: 'paytm' } });
    for (let call = 1; call <= 3; call++) await expect(test()).rejects.toMatchObject({ error: 'GATEWAY_SILENT' });

    const late = { kind: 'lateJobs', count: 1, first: null };
    const silent = { kind: 'silentGateways', count: 1, first: null };
    expect(await waiting(employee)).toEqual([late, silent]);
    expect(await waiting(owner)).toEqual([]);
    expect(await troubles()).toEqual([
      'the queue stands still: 1 jobs are late',
      expect.stringMatching(/^the payment gateway \S+ does not answer$/),
    ]);

    shop.simulator.silent = false;
    expect(await test()).toEqual({ works: true });
    await world.query('delete from graphile_worker._private_jobs');
    expect(await waiting(employee)).toEqual([]);
    expect(await troubles()).toEqual([]);
  });

  it('stands there too for an institute that has used nine tenths of its plan', async () => {
    const world = await testWorld({});
    const provider = await world.institute({ kind: 'provider', subdomain: `near-${Date.now()}` });
    const employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
    const place = await world.institute();
    const owner = await place.person('owner');
    for (let student = 1; student <= 9; student++) await place.person('student', { signedOut: true });
    await world.query('update institutes set student_limit = 10 where id = $1', [place.id]);
    // Who founds an institute makes the server read the plans afresh.
    await world.institute();
    const [row] = await world.query('select subdomain from institutes where id = $1', [place.id]);
    const line = `the institute ${String(row!['subdomain'])} is near the limit of its plan`;
    expect(await world.app.troubles()).toContain(line);
    const { waiting } = await employee.api.insights.showStaffDay();
    expect(waiting.find(({ kind }) => kind === 'nearLimits')?.count).toBeGreaterThanOrEqual(1);
    expect((await owner.api.insights.showStaffDay()).waiting).toEqual([]);
  });
});
