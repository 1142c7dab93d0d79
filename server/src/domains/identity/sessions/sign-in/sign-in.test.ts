import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';

const basic = (client: string) => `Basic ${Buffer.from(`${client}:`).toString('base64')}`;
const password = (person: Pick<Person, 'email' | 'password'>, overrides: Record<string, string> = {}) => ({
  grant_type: 'password',
  username: person.email,
  password: person.password,
  tncAgreed: 'true',
  ...overrides,
});

let world: World;
let institute: TestInstitute;

async function token(
  form: Record<string, string>,
  options: { client?: string; headers?: Record<string, string>; at?: TestInstitute } = {},
) {
  const response = await (options.at ?? institute).visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: basic(options.client ?? 'app'),
      'content-type': 'application/x-www-form-urlencoded',
      ...options.headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
    body: response.json() as Record<string, never> & { error_name?: string },
  };
}

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
});

describe('signing in', () => {
  it('gives an access token, the account, the role code and, to other clients than the web, the refresh token', async () => {
    const person = await institute.person('student', { signedOut: true });
    const { status, body } = await token(password(person));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 600,
      role: 3,
      instituteId: institute.id,
      account_information: { email: person.email, accountid: person.accountId },
    });
    expect(body['refresh_token']).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the refresh token of the web in a __Host- cookie that scripts and sibling hosts cannot touch', async () => {
    const person = await institute.person('student', { signedOut: true });
    const { body, cookies } = await token(password(person), { client: 'web' });
    expect(body).not.toHaveProperty('refresh_token');
    expect(cookies.find(({ name }) => name === '__Host-refresh')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
      sameSite: 'Strict',
    });
    expect(cookies.find(({ name }) => name === '__Host-refresh')).not.toHaveProperty('domain');
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ value: '1' });
  });

  it.each([
    [
      'a wrong password',
      { password: 'wrong' },
      400,
      'invalid_grant',
      'Invalid username or password',
      'INVALID_CREDENTIALS',
    ],
    [
      'an unknown person',
      { username: 'nobody@example.test' },
      400,
      'invalid_grant',
      'Invalid username or password',
      'INVALID_CREDENTIALS',
    ],
    [
      'another grant',
      { grant_type: 'implicit' },
      400,
      'unsupported_grant_type',
      'Unsupported grant type',
      'UNSUPPORTED_GRANT',
    ],
    [
      'a missing password',
      { password: '' },
      400,
      'invalid_request',
      'The request lacks a required field',
      'INVALID_REQUEST',
    ],
  ])('refuses %s', async (_what, overrides, status, error, description, name) => {
    const person = await institute.person('student', { signedOut: true });
    const answer = await token(password(person, overrides));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error, error_description: description, error_name: name });
  });

  it.each([
    ['unverified', 'Your account is not verified', 'ACCOUNT_NOT_VERIFIED'],
    ['disabled', 'Your Account is disabled due to suspected misuse.', 'ACCOUNT_DISABLED'],
  ] as const)('tells that an account is %s only after the right password', async (status, description, name) => {
    const person = await institute.person('student', { status, signedOut: true });
    expect((await token(password(person))).body).toMatchObject({ error_description: description, error_name: name });
    expect((await token(password(person, { password: 'wrong' }))).body).toMatchObject({
      error_name: 'INVALID_CREDENTIALS',
    });
  });

  it('refuses an unknown client', async () => {
    const person = await institute.person('student', { signedOut: true });
    const answer = await token(password(person), { client: 'strange' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client', error_name: 'INVALID_CLIENT' } });
  });

  it('refuses after eight wrong passwords, whatever comes then', async () => {
    const person = await institute.person('student', { signedOut: true });
    for (let i = 0; i < 8; i++) await token(password(person, { password: 'wrong' }));
    expect(await token(password(person))).toMatchObject({ status: 429, body: { error_name: 'TOO_MANY_REQUESTS' } });
  });

  it('does not know a person of another institute', async () => {
    const other = await world.institute();
    const person = await institute.person('student', { signedOut: true });
    expect((await token(password(person), { at: other })).body).toMatchObject({ error_name: 'INVALID_CREDENTIALS' });
  });

  it.each([
    ['Sec-Fetch-Site names another host', { 'sec-fetch-site': 'same-site' }],
    ['Origin is another host', { origin: 'https://other.abhyas.test' }],
  ])('refuses a browser whose %s', async (_what, headers) => {
    const person = await institute.person('student', { signedOut: true });
    expect(
      await token(password(person), { client: 'web', headers: headers as unknown as Record<string, string> }),
    ).toMatchObject({ status: 403, body: { error_name: 'CROSS_SITE' } });
  });
});

describe('renewing a session', () => {
  const signedIn = async (client = 'app') => {
    const person = await institute.person('student', { signedOut: true });
    const { body } = await token(password(person), { client });
    return { person, refresh: String(body['refresh_token']), access: String(body['access_token']) };
  };
  const renew = (refresh: string, client = 'app', at?: TestInstitute) =>
    token({ grant_type: 'refresh_token', refresh_token: refresh }, { client, ...(at && { at }) });

  it('rotates: two tabs that renew at once get the same successor', async () => {
    const { refresh } = await signedIn();
    const [one, two] = await Promise.all([renew(refresh), renew(refresh)]);
    expect(one.status).toBe(200);
    expect(one.body['refresh_token']).toBe(two.body['refresh_token']);
    expect(one.body['refresh_token']).not.toBe(refresh);
  });

  it('ends the whole family when an old token comes back after its successor was used', async () => {
    const { refresh } = await signedIn();
    const next = String((await renew(refresh)).body['refresh_token']);
    const last = await renew(next);
    expect(last.status).toBe(200);
    expect(await renew(refresh)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Invalid refresh token (expired)' },
    });
    expect((await renew(String(last.body['refresh_token']))).status).toBe(400);
    const me = async () =>
      (
        await institute.visitor.send('GET', '/api/me', {
          headers: { authorization: `Bearer ${String(last.body['access_token'])}` },
        })
      ).statusCode;
    await expect.poll(me, { timeout: 10_000 }).toBe(401);
  });

  it('ends the family when the token comes back after thirty seconds', async () => {
    const { refresh } = await signedIn();
    await renew(refresh);
    world.clock.advance({ seconds: 31 });
    expect((await renew(refresh)).status).toBe(400);
  });

  it('refuses the token of another client, and at another institute', async () => {
    const { refresh } = await signedIn();
    const web = await institute.visitor.send('POST', '/api/oauth/token', {
      headers: {
        authorization: basic('web'),
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `__Host-refresh=${refresh}`,
      },
      payload: 'grant_type=refresh_token',
    });
    expect(web.json()).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Wrong client for this refresh token',
      error_name: 'WRONG_CLIENT',
    });
    const other = await world.institute();
    expect((await renew(refresh, 'app', other)).body).toMatchObject({ error_name: 'REFRESH_TOKEN_EXPIRED' });
  });
});

describe('an access token', () => {
  const me = (authorization: string, at = institute) =>
    at.visitor.send('GET', '/api/me', { headers: { authorization } });

  it('is void at once after sign-out', async () => {
    const person = await institute.person();
    expect((await person.send('GET', '/api/me')).statusCode).toBe(200);
    expect((await person.send('POST', '/api/logout')).statusCode).toBe(200);
    await expect.poll(async () => (await person.send('GET', '/api/me')).statusCode, { timeout: 10_000 }).toBe(401);
  });

  it('expires after ten minutes, and says so', async () => {
    const person = await institute.person();
    world.clock.advance({ minutes: 10, seconds: 1 });
    const answer = await person.send('GET', '/api/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'Access token expired', error_name: 'ACCESS_TOKEN_EXPIRED' });
    expect(answer.headers['www-authenticate']).toContain('Access token expired');
  });

  it('is refused when it is no token, or signed by somebody else', async () => {
    expect((await me('Bearer nonsense')).json()).toMatchObject({
      message: 'Cannot convert access token to JSON',
      error_name: 'ACCESS_TOKEN_MALFORMED',
    });
    const forged =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ.c2lnbmF0dXJlLW9mLXNvbWVib2R5LWVsc2UtMTIzNDU2Nw';
    expect((await me(`Bearer ${forged}`)).json()).toMatchObject({
      message: 'Invalid access token',
      error_name: 'ACCESS_TOKEN_INVALID',
    });
  });

  it('counts only at its own institute, and the instituteId header must agree', async () => {
    const person = await institute.person();
    const other = await world.institute();
    expect((await me(`Bearer ${person.token}`, other)).json()).toMatchObject({ error: 'INSTITUTE_MISMATCH' });
    const claimed = await person.send('GET', '/api/me', { headers: { instituteid: String(other.id) } });
    expect(claimed.statusCode).toBe(403);
  });
});

describe('an employee', () => {
  it('is an account of the provider whose verified e-mail has exactly the provider’s domain', async () => {
    const provider = await world.institute({ kind: 'provider', subdomain: `provider-${Date.now()}` });
    const isEmployee = async (at: TestInstitute, email: string, emailVerified = true) => {
      const person = await at.person('owner', { email, emailVerified });
      return (await person.api.identity.showMe()).employee;
    };
    expect(await isEmployee(provider, 'one@abhyas.example')).toBe(true);
    expect(await isEmployee(provider, 'two@abhyas.example', false)).toBe(false);
    expect(await isEmployee(provider, 'three@notabhyas.example')).toBe(false);
    expect(await isEmployee(provider, 'four@abhyas.example.evil.test')).toBe(false);
    expect(await isEmployee(institute, 'one@abhyas.example')).toBe(false);
  });
});
