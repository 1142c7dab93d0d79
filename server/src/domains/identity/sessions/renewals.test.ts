import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let institute: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
});

const post = (form: Record<string, string>, cookie?: string) =>
  institute.visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${btoa('web:')}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie: `__Host-refresh=${cookie}` }),
    },
    payload: new URLSearchParams(form).toString(),
  });
type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === '__Host-refresh')?.value ?? '';
const renew = (cookie: string) => post({ grant_type: 'refresh_token' }, cookie);
const meWith = async (answer: Answer) =>
  (
    await institute.visitor.send('GET', '/api/me', {
      headers: { authorization: `Bearer ${String(answer.json().access_token)}` },
    })
  ).statusCode;

async function signedIn(): Promise<string> {
  const { email, password } = await institute.person('student', { signedOut: true });
  return cookieOf(await post({ grant_type: 'password', username: email, password, tncAgreed: 'true' }));
}

describe('a family of refresh tokens', () => {
  it('lives on when ten tabs renew at once, each with the same cookie', async () => {
    const first = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    for (const answer of answers) expect(await meWith(answer)).toBe(200);
    // Ten times over: the tabs go on with what they got.
    let cookie = cookieOf(answers[0]!);
    for (let round = 0; round < 10; round++) {
      world.clock.advance({ minutes: 11 });
      const again = await Promise.all(Array.from({ length: 10 }, () => renew(cookie)));
      expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      cookie = cookieOf(again[0]!);
    }
  });

  it('lives on when a reply was lost: the old token brings the same successor for thirty seconds', async () => {
    const first = await signedIn();
    const lost = await renew(first);
    world.clock.advance({ seconds: 29 });
    const again = await renew(first);
    expect(cookieOf(again)).toBe(cookieOf(lost));
    expect((await renew(cookieOf(again))).statusCode).toBe(200);
  });

  it('ends when an old token comes back after that, also for whoever renewed meanwhile', async () => {
    const first = await signedIn();
    const next = await renew(first);
    world.clock.advance({ seconds: 31 });
    const replayed = await renew(first);
    expect(replayed).toMatchObject({ statusCode: 400 });
    expect(replayed.json()).toMatchObject({ error_name: 'REFRESH_TOKEN_EXPIRED' });
    expect((await renew(cookieOf(next))).statusCode).toBe(400);
    await expect.poll(() => meWith(next), { timeout: 10_000 }).toBe(401);
  });

  it('ends at once when an old token comes back although its successor is in use', async () => {
    const first = await signedIn();
    const second = await renew(first);
    const third = await renew(cookieOf(second));
    expect((await renew(first)).statusCode).toBe(400);
    expect((await renew(cookieOf(third))).statusCode).toBe(400);
  });

  it('ends ninety days after the sign-in, however often it is renewed', async () => {
    const today = world.clock.now();
    let cookie = await signedIn();
    for (let time = 1; time <= 3; time++) {
      world.clock.advance({ days: 29 });
      const answer = await renew(cookie);
      expect(answer.statusCode).toBe(200);
      cookie = cookieOf(answer);
    }
    world.clock.advance({ days: 4 });
    const late = await renew(cookie);
    expect(late.json()).toMatchObject({ error_name: 'REFRESH_TOKEN_EXPIRED' });
    world.clock.set(today);
  });

  it('does not open the login log anew, nor the list of devices', async () => {
    const first = await signedIn();
    const renewed = await renew(first);
    expect(renewed.cookies.map(({ name }) => name)).not.toContain('login');
    const devices = await institute.visitor.send('GET', '/api/devices', {
      headers: { authorization: `Bearer ${String(renewed.json().access_token)}` },
    });
    expect(devices.json().responseObject.devices).toHaveLength(1);
  });
});
