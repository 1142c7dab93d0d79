import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/world.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { asStaff, changeState } from '../index.ts';
import { eraseRows } from './every-row.store.ts';

let world: World;
let institute: TestInstitute;
let owner: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ name: 'Meridian' });
  owner = await institute.person('owner');
  student = await institute.person('student');
});

const become = (state: 'active' | 'suspended' | 'closed', at = institute) =>
  changeState(asStaff(at.ctx(), at.id), state, 'The bill of March is open.');
const me = (person: Person) => person.send('GET', '/api/me');
const within = async (status: number, person: Person) =>
  expect.poll(async () => (await me(person)).statusCode, { timeout: 10_000, interval: 20 }).toBe(status);
const signIn = (person: Person) =>
  institute.visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'password',
      username: person.email,
      password: PASSWORD,
      tncAgreed: 'true',
    }).toString(),
  });

describe('a suspended institute', () => {
  it('turns students away within a second, in their sessions and at sign-in; its data stays and resumes', async () => {
    await become('suspended');
    await within(403, student);
    expect((await me(student)).json().error).toBe('INSTITUTE_SUSPENDED');
    expect((await signIn(student)).json().error_name).toBe('INSTITUTE_SUSPENDED');
    expect((await student.send('GET', '/api/exams')).json().error).toBe('INSTITUTE_SUSPENDED');
    expect((await institute.visitor.send('GET', '/api/home')).json().error).toBe('INSTITUTE_SUSPENDED');
    // Sessions and settings hear of it by two messages; either may come first.
    await expect
      .poll(() => institute.visitor.api.tenancy.showInstituteSettings(), { timeout: 10_000, interval: 20 })
      .toMatchObject({ name: 'Meridian', standing: 'suspended' });
    await become('active');
    await within(200, student);
    expect((await signIn(student)).statusCode).toBe(200);
  });

  it('lets its owner in, to see settings, bank details and why; nothing else', async () => {
    await become('suspended');
    await within(403, student);
    expect((await signIn(owner)).statusCode).toBe(200);
    expect(await owner.api.tenancy.showStanding()).toMatchObject({
      state: 'suspended',
      reason: 'The bill of March is open.',
    });
    expect((await owner.send('GET', '/api/settings')).statusCode).toBe(200);
    expect((await owner.send('GET', '/api/bank-details')).statusCode).toBe(200);
    expect((await owner.send('GET', '/api/papers')).json().error).toBe('INSTITUTE_SUSPENDED');
    await become('active');
  });

  it.each(['active', 'trial'] as const)('goes only where a state may go: not from active to %s', async (to) => {
    await expect(changeState(asStaff(institute.ctx(), institute.id), to, 'no')).rejects.toMatchObject({
      error: 'STATE_NOT_ALLOWED',
    });
  });
});

describe('the export of an institute', () => {
  it('holds every row of the institute and of no other, without secrets', async () => {
    await expect(owner.send('GET', '/api/standing/export').then((answer) => answer.json())).resolves.toMatchObject({
      error: 'EXPORT_NOT_READY',
    });
    await owner.api.tenancy.startExport();
    await world.runJobs();
    const { latestExport } = await owner.api.tenancy.showStanding();
    expect(latestExport).toMatchObject({ status: 'ready' });
    const file = await owner.send('GET', '/api/standing/export');
    const lines = gunzipSync(file.rawPayload)
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
    expect(lines).toHaveLength(latestExport!.rows);
    expect(new Set(lines.map(({ row }) => row['institute_id']))).toEqual(new Set([institute.id]));
    const accounts = lines.filter(({ table }) => table === 'accounts').map(({ row }) => row);
    expect(accounts.map((row) => row['email'])).toEqual(expect.arrayContaining([owner.email, student.email]));
    expect(JSON.stringify(lines)).not.toMatch(/argon2|_sealed|_hash/);
    const teacher = await institute.person('teacher');
    expect((await teacher.send('GET', '/api/standing/export')).statusCode).toBe(403);
  });
});

describe('a closed institute', () => {
  it('is exported, kept for thirty days, then deleted but for its log; the closing can be taken back before', async () => {
    const gone = await world.institute({ name: 'Farewell' });
    const person = await gone.person('owner');
    const pupil = await gone.person('student');
    await become('closed', gone);
    await within(403, pupil);
    expect((await me(pupil)).json().error).toBe('INSTITUTE_CLOSED');
    await become('active', gone);
    await within(200, pupil);
    await become('closed', gone);
    await world.runJobs();
    await person.signInAgain();
    expect(await person.api.tenancy.showStanding()).toMatchObject({
      state: 'closed',
      latestExport: { status: 'ready' },
    });

    const rows = (table: string) => world.query(`select 1 from ${table} where institute_id = $1`, [gone.id]);
    const sweep = async () => {
      await world.sweep(gone);
      await world.runJobs();
    };
    const clockBack = world.clock.now();
    world.clock.advance({ days: 29 });
    await sweep();
    expect((await rows('accounts')).length).toBe(2);
    await expect(eraseRows(world.app.runtime.staff.forInstitute(gone.id), gone.id, world.clock.now())).rejects.toThrow(
      'may not be erased yet',
    );
    world.clock.advance({ days: 2 });
    await sweep();
    for (const table of ['accounts', 'sessions', 'roles', 'institute_settings', 'made_files'])
      expect(await rows(table), table).toEqual([]);
    expect((await rows('audit_log')).length).toBeGreaterThan(0);
    expect(
      (await world.query('select 1 from accounts where institute_id = $1', [institute.id])).length,
    ).toBeGreaterThan(1);
    await expect
      .poll(async () => (await gone.visitor.send('GET', '/api/institute-settings')).statusCode, { timeout: 10_000 })
      .toBe(404);
    await expect(become('active', gone)).rejects.toMatchObject({ error: 'STATE_NOT_ALLOWED' });
    // As after a stop between the commit and the files.
    const { storage } = world.app.runtime;
    await storage.put(`${gone.id}/media/left.pdf`, Buffer.from('left'));
    await storage.put(`${institute.id}/media/kept.pdf`, Buffer.from('kept'));
    await sweep();
    expect(await storage.size(`${gone.id}/media/left.pdf`)).toBeUndefined();
    expect(await storage.size(`${institute.id}/media/kept.pdf`)).toBe(4);
    world.clock.set(clockBack);
  });

  it('cannot be the provider', async () => {
    const provider = await world.institute({ kind: 'provider', subdomain: `provider-${Date.now()}` });
    await expect(become('suspended', provider)).rejects.toMatchObject({ error: 'STATE_NOT_ALLOWED' });
  });
});
