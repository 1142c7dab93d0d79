import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Happened, subscribe, type Subscriber, subscribers } from '../../../kernel/events.ts';
import { tinyGeoip } from '../../../testing/tiny-geoip.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { deviceNew } from './device-events.ts';
import { deviceName } from './device-name.ts';

const folder = mkdtempSync(join(tmpdir(), 'abhyas-geoip-'));
const geoipDatabase = join(folder, 'places.mmdb');
let world: World;
let institute: TestInstitute;
let ofServer: readonly Subscriber[];

beforeAll(async () => {
  const record = { city: { names: { en: 'Pune' } }, country: { iso_code: 'IN' } };
  writeFileSync(geoipDatabase, tinyGeoip('203.0.113.0', 24, record));
  world = await testWorld({ config: { geoipDatabase } });
  ofServer = subscribers();
  institute = await world.institute();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => subscribers.provide(ofServer));

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1';

interface SignIn {
  readonly token: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly send: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => ReturnType<Person['send']>;
}
async function signIn(
  person: Person,
  {
    headers = {},
    client = 'web',
    at = institute,
  }: { headers?: Record<string, string>; client?: string; at?: TestInstitute } = {},
): Promise<SignIn> {
  const answer = await at.visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${Buffer.from(`${client}:`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams({
      grant_type: 'password',
      username: person.email,
      password: person.password,
      tncAgreed: 'true',
    }).toString(),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const token = (answer.json() as { access_token: string }).access_token;
  return {
    token,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    send: (method, url, payload) =>
      at.visitor.send(method, url, { headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) }),
  };
}
const listOf = async (device: SignIn) =>
  (await device.send('GET', '/api/devices')).json().responseObject as {
    devices: { deviceId: string; isThis: boolean; place: unknown; browser: string }[];
    limit: number | null;
  };
const isOut = (device: SignIn) => async () => (await device.send('GET', '/api/me')).statusCode === 401;

describe('the list of devices', () => {
  it('names each device, its last use, its address and, where that is known, its place; this one first', async () => {
    const person = await institute.person('student', { signedOut: true });
    const desk = await signIn(person, { headers: { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.9' } });
    world.clock.advance({ minutes: 1 });
    await signIn(person, { headers: { 'user-agent': PHONE, 'x-forwarded-for': '198.51.100.7' } });
    const { devices } = await listOf(desk);
    expect(devices).toMatchObject([
      {
        isThis: true,
        browser: 'Chrome',
        system: 'Windows',
        kind: 'computer',
        address: '203.0.113.9',
        place: { city: 'Pune', country: 'IN' },
      },
      { isThis: false, browser: 'Safari', system: 'iOS', kind: 'phone', address: '198.51.100.7', place: null },
    ]);
  });

  it('signs one out, on every page it has open, and leaves the others alone', async () => {
    const person = await institute.person('student', { signedOut: true });
    const [desk, phone] = [await signIn(person), await signIn(person)];
    const { devices } = await listOf(desk);
    const other = devices.find(({ isThis }) => !isThis)!;
    const answer = await desk.send('DELETE', `/api/devices/${other.deviceId}`);
    expect(answer.json()).toMatchObject({ responseObject: { signedOut: 1 } });
    await expect.poll(isOut(phone), { timeout: 10_000 }).toBe(true);
    expect((await listOf(desk)).devices).toHaveLength(1);
    const renewed = await institute.visitor.send('POST', '/api/oauth/token', {
      headers: {
        authorization: `Basic ${btoa('web:')}`,
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `__Host-refresh=${phone.cookies['__Host-refresh']}`,
      },
      payload: 'grant_type=refresh_token',
    });
    expect(renewed.statusCode).toBe(400);
  });

  it('does not sign out somebody else’s device', async () => {
    const [mine, theirs] = [await institute.person(), await institute.person()];
    const [device] = (await theirs.api.identity.listDevices()).devices;
    await expect(mine.api.identity.signOutDevice({ params: { deviceId: device!.deviceId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    expect((await theirs.send('GET', '/api/me')).statusCode).toBe(200);
  });

  it('signs out all others, or all', async () => {
    const person = await institute.person('student', { signedOut: true });
    const [desk, phone, tablet] = [await signIn(person), await signIn(person), await signIn(person)];
    const others = await desk.send('POST', '/api/devices/sign-out', {});
    expect(others.json()).toMatchObject({ responseObject: { signedOut: 2 } });
    await expect.poll(isOut(phone), { timeout: 10_000 }).toBe(true);
    await expect.poll(isOut(tablet), { timeout: 10_000 }).toBe(true);
    expect(await isOut(desk)()).toBe(false);
    await desk.send('POST', '/api/devices/sign-out', { alsoThis: true });
    await expect.poll(isOut(desk), { timeout: 10_000 }).toBe(true);
  });
});

describe('a limit of devices', () => {
  it('ends the session that was used longest ago, and counts each account for itself', async () => {
    const strict = await world.institute();
    await world.query('update institute_settings set device_limit = 2 where institute_id = $1', [strict.id]);
    const person = await strict.person('student', { signedOut: true });
    const other = await strict.person('student');
    const first = await signIn(person, { at: strict });
    world.clock.advance({ seconds: 1 });
    const second = await signIn(person, { at: strict });
    world.clock.advance({ seconds: 1 });
    const third = await signIn(person, { at: strict });
    await expect.poll(isOut(first), { timeout: 10_000 }).toBe(true);
    expect(await listOf(third)).toMatchObject({ limit: 2, devices: [{ isThis: true }, { isThis: false }] });
    expect(await isOut(second)()).toBe(false);
    expect((await other.send('GET', '/api/me')).statusCode).toBe(200);
  });

  it('holds when many sign in at once', async () => {
    const strict = await world.institute();
    await world.query('update institute_settings set device_limit = 2 where institute_id = $1', [strict.id]);
    const person = await strict.person('student', { signedOut: true });
    await Promise.all(Array.from({ length: 6 }, () => signIn(person, { at: strict })));
    const open = await world.query('select 1 from sessions where account_id = $1 and revoked_at is null', [
      person.accountId,
    ]);
    expect(open).toHaveLength(2);
  });
});

describe('a new device', () => {
  const heard = () => {
    const events: Happened<{ accountId: string; userAgent: string; address: string; at: string }>[] = [];
    subscribers.provide([...ofServer, subscribe(deviceNew, 'test', async (_ctx, event) => void events.push(event))]);
    return events;
  };

  it('is told of once, with where it was; the first device of all is not', async () => {
    const events = heard();
    const person = await institute.person('student', { signedOut: true });
    const home = await signIn(person);
    await world.runJobs();
    expect(events).toEqual([]);
    const headers = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.9' };
    const strange = await signIn(person, { headers });
    await world.runJobs();
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { accountId: person.accountId, userAgent: PHONE, address: '203.0.113.9' },
    ]);
    for (const device of [home, strange]) {
      await signIn(person, { headers: { ...headers, cookie: `__Host-device=${device.cookies['__Host-device']}` } });
    }
    await world.runJobs();
    expect(events).toHaveLength(1);
    const rows = await world.query('select is_new_device from sessions where account_id = $1 order by created_at, id', [
      person.accountId,
    ]);
    expect(rows.map((row) => row['is_new_device'])).toEqual([false, true, false, false]);
  });

  it('is known by a cookie that only this host reads, and an app by what it calls itself', async () => {
    const events = heard();
    const person = await institute.person('student', { signedOut: true });
    const { cookies } = await signIn(person);
    expect(cookies['__Host-device']).toMatch(/^[\w-]{36}$/);
    await signIn(person, { client: 'app', headers: { 'user-agent': 'AbhyasApp/2.1 (Android 15)' } });
    await signIn(person, { client: 'app', headers: { 'user-agent': 'AbhyasApp/2.1 (Android 15)' } });
    await world.runJobs();
    expect(events).toHaveLength(1);
  });
});

describe('the session log', () => {
  const screen = { screenWidth: 1440, screenHeight: 900, timeZone: 'Asia/Kolkata' };
  const person = () => institute.person('student', { signedOut: true });
  const kept = async (device: SignIn, id: string) =>
    (await device.send('POST', '/api/session-log', { id, ...screen })).json().responseObject?.kept as boolean;

  it('begins with a readable cookie that lives for sixty seconds', async () => {
    const answer = await institute.visitor.send('POST', '/api/oauth/token', {
      headers: { authorization: `Basic ${btoa('web:')}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: (await person()).email,
        password: 'correct horse battery',
        tncAgreed: 'true',
      }).toString(),
    });
    const login = answer.cookies.find(({ name }) => name === 'login');
    expect(login).toMatchObject({ maxAge: 60, secure: true, sameSite: 'Strict' });
    expect(login).not.toHaveProperty('httpOnly');
  });

  it('takes the description of a session once', async () => {
    const device = await signIn(await person());
    const id = device.cookies['login']!;
    expect(await kept(device, id)).toBe(true);
    expect(await kept(device, id)).toBe(false);
    const [row] = await world.query('select screen_width, screen_height, time_zone from session_log where id = $1', [
      id,
    ]);
    expect(row).toEqual({ screen_width: 1440, screen_height: 900, time_zone: 'Asia/Kolkata' });
  });

  it('takes none for somebody else’s session, and none that comes late', async () => {
    const [mine, theirs] = [await signIn(await person()), await signIn(await person())];
    expect(await kept(mine, theirs.cookies['login']!)).toBe(false);
    world.clock.advance({ seconds: 80 });
    expect(await kept(mine, mine.cookies['login']!)).toBe(false);
  });
});

it.each([
  [CHROME, 'web', { browser: 'Chrome', system: 'Windows', kind: 'computer' }],
  [PHONE, 'web', { browser: 'Safari', system: 'iOS', kind: 'phone' }],
  [`${CHROME} Edg/130.0`, 'web', { browser: 'Edge', system: 'Windows', kind: 'computer' }],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'web',
    { browser: 'Chrome', system: 'Android', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'web',
    { browser: 'Chrome', system: 'Android', kind: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'web',
    { browser: 'Firefox', system: 'Linux' },
  ],
  ['AbhyasApp/2.1 (Android 15)', 'app', { browser: 'AbhyasApp', system: 'Android', kind: 'app' }],
  ['', 'web', { browser: '', system: '', kind: 'computer' }],
])('calls %s by the name that people use', (agent, client, name) => {
  expect(deviceName(agent, client)).toMatchObject(name);
});
