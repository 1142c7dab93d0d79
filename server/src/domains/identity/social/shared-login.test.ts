import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SocialProviders, startSocialProviders } from '../../../testing/social-providers.ts';
import { bootPage } from '../../tenancy/index.ts';
import { personAt } from '../../../testing/person.ts';
import { codeOf, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let providers: SocialProviders;
let meridian: TestInstitute;
let northstar: TestInstitute;
/** Somebody on the shared login domain. */
let shared: Person;
let count = 0;

const CLIENT = 'client-of-meridian';

beforeAll(async () => {
  providers = await startSocialProviders(() => world.clock.now());
  world = await testWorld({ config: { social: providers.config } });
  await world.institute({ kind: 'provider', subdomain: `provider-${Date.now()}` });
  [meridian, northstar] = [
    await world.institute({ allowedItems: ['signUp'] }),
    await world.institute({ allowedItems: ['signUp'] }),
  ];
  await world.query('update institute_settings set google_key = $2 where institute_id = $1', [meridian.id, CLIENT]);
  shared = personAt(world.app.server, 'login.abhyas.test', { accountId: '', email: '', password: '', token: '' });
});
afterAll(() => providers.close());

const person = () => {
  const email = `asha${++count}-${Date.now()}@gmail.test`;
  return { sub: `g-${email}`, email, email_verified: true, given_name: 'Asha' };
};

interface Begun {
  readonly cookie: string;
  readonly redirect: string;
  readonly nonce: string;
  readonly address: URL;
}
/** What a browser does at the institute's own host before it leaves for the shared login domain. */
async function begin(at = meridian): Promise<Begun> {
  const answer = await at.visitor.send('POST', '/api/social-login/start', { payload: { provider: 'google' } });
  const { name, value } = answer.cookies.find((cookie) => cookie.name === '__Host-login-nonce')!;
  const address = new URL(answer.json().responseObject.address as string);
  const { redirect = '', nonce = '' } = Object.fromEntries(address.searchParams);
  return { cookie: `${name}=${value}`, redirect, nonce, address };
}

async function signInThere(
  { redirect, nonce }: Pick<Begun, 'redirect' | 'nonce'>,
  options: { token?: string; domain?: string; headers?: Record<string, string> } = {},
) {
  const token = options.token ?? (await providers.idToken(person(), CLIENT, { nonce }));
  const query = new URLSearchParams({ redirect, nonce }).toString();
  return shared.send('POST', `/api/common-auth/social-login?${query}`, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      reqfrom: 'web',
      domain: options.domain ?? meridian.host,
      ...options.headers,
    },
    payload: new URLSearchParams({ socialMediaType: 'google', idTokenString: token, tncAgreed: 'true' }).toString(),
  });
}
const tokenIn = (answer: Awaited<ReturnType<typeof signInThere>>) =>
  new URL(answer.json().responseObject.address as string).searchParams.get('logintoken')!;
const redeem = (token: string, cookie: string, at = meridian, headers: Record<string, string> = {}) =>
  at.visitor.send('POST', `/api/login-by-token?token=${token}`, { headers: { ...(cookie && { cookie }), ...headers } });

async function withSecondFactor({ api, password }: Person): Promise<string> {
  const { secret } = await api.identity.startSecondFactor({ body: { password } });
  await api.identity.confirmSecondFactor({ body: { otp: codeOf(secret, world.clock.now()) } });
  return secret;
}

describe('signing in through the shared login domain', () => {
  it('brings the session home, and leaves none on the way', async () => {
    const begun = await begin();
    expect(begun.address.host).toBe('login.abhyas.test');
    expect(begun.redirect).toBe(`http://${meridian.host}/login`);
    const there = await signInThere(begun);
    expect(there.cookies).toEqual([]);
    expect(there.headers['referrer-policy']).toBe('no-referrer');
    expect(there.json().responseObject.address).toMatch(`http://${meridian.host}/login?logintoken=`);
    const home = await redeem(tokenIn(there), begun.cookie);
    expect(home.statusCode).toBe(200);
    expect(home.json()).toMatchObject({ responseObject: { role: 3, instituteId: meridian.id } });
    expect(home.json().responseObject).not.toHaveProperty('refresh_token');
    const cookies = Object.fromEntries(home.cookies.map(({ name, ...rest }) => [name, rest]));
    expect(cookies['__Host-refresh']).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookies['__Host-login-nonce']).toMatchObject({ value: '' });
  });

  it('sets the nonce where no script and no sibling host reaches it, and sends only its hash along', async () => {
    const answer = await meridian.visitor.send('POST', '/api/social-login/start', { payload: { provider: 'google' } });
    const cookie = answer.cookies.find(({ name }) => name === '__Host-login-nonce')!;
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 600 });
    expect(cookie).not.toHaveProperty('domain');
    expect(answer.body).not.toContain(cookie.value);
  });

  it('offers the institute’s own client, and the provider’s where it has none', async () => {
    const ask = async (at: TestInstitute) => {
      const redirect = `http://${at.host}/login`;
      const answer = await shared.send(
        'GET',
        `/api/common-auth/login?${new URLSearchParams({ redirect, nonce: 'n'.repeat(43) }).toString()}`,
        { headers: { domain: at.host } },
      );
      const { google } = answer.json().responseObject as { google: string | null };
      return google && new URL(google);
    };
    const own = await ask(meridian);
    expect(own && Object.fromEntries(own.searchParams)).toMatchObject({
      client_id: CLIENT,
      redirect_uri: 'http://login.abhyas.test/shared-login',
      nonce: 'n'.repeat(43),
      response_type: 'id_token',
    });
    expect(await ask(northstar)).toBeNull();
  });

  it('takes a token for the client of the originating institute only', async () => {
    const begun = await begin();
    const strange = await providers.idToken(person(), 'client-of-somebody-else', { nonce: begun.nonce });
    expect((await signInThere(begun, { token: strange })).json()).toMatchObject({ error: 'SOCIAL_TOKEN_INVALID' });
  });

  it('takes a token only with the nonce that the browser began with', async () => {
    const begun = await begin();
    const replayed = await providers.idToken(person(), CLIENT, { nonce: 'of-another-sign-in' });
    expect((await signInThere(begun, { token: replayed })).json()).toMatchObject({ error: 'SOCIAL_TOKEN_INVALID' });
    const bare = await providers.idToken(person(), CLIENT);
    expect((await signInThere(begun, { token: bare })).json()).toMatchObject({ error: 'SOCIAL_TOKEN_INVALID' });
  });
});

describe('a logintoken', () => {
  const made = async () => {
    const begun = await begin();
    return { begun, token: tokenIn(await signInThere(begun)) };
  };

  it('is used up by its first use', async () => {
    const { begun, token } = await made();
    const answers = await Promise.all([redeem(token, begun.cookie), redeem(token, begun.cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('runs out after sixty seconds', async () => {
    const { begun, token } = await made();
    world.clock.advance({ seconds: 61 });
    expect((await redeem(token, begun.cookie)).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
  });

  it('opens nothing in a browser that did not begin to sign in: login CSRF', async () => {
    const { token } = await made();
    expect((await redeem(token, '')).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
    const victim = await begin();
    expect((await redeem(token, victim.cookie)).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
  });

  it('opens nothing at another institute, nor at another host of its own', async () => {
    const { begun, token } = await made();
    expect((await redeem(token, begun.cookie, northstar)).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
    const other = personAt(world.app.server, meridian.host.replace('abhyas.test', 'localhost'), {
      accountId: '',
      email: '',
      password: '',
      token: '',
    });
    const elsewhere = await other.send('POST', `/api/login-by-token?token=${token}`, {
      headers: { cookie: begun.cookie },
    });
    expect(elsewhere.json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
    expect((await redeem(token, begun.cookie)).statusCode).toBe(200);
  });

  it('is redeemed by the institute’s own page only', async () => {
    const { begun, token } = await made();
    const answer = await redeem(token, begun.cookie, meridian, { origin: `http://${northstar.host}` });
    expect(answer.json()).toMatchObject({ error: 'CROSS_SITE' });
  });

  it('is stored as a hash', async () => {
    const { token } = await made();
    const rows = await world.query('select hash from login_tokens where institute_id = $1', [meridian.id]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ hash }) => (hash as Buffer).toString('utf8').includes(token))).toBe(false);
  });

  it('asks for the second factor at home; each try uses its token up and is given the next', async () => {
    const teacher = await meridian.person('teacher');
    const secret = await withSecondFactor(teacher);
    const begun = await begin();
    const who = { ...person(), email: teacher.email };
    const there = await signInThere(begun, { token: await providers.idToken(who, CLIENT, { nonce: begun.nonce }) });
    const token = tokenIn(there);
    const tryWith = (given: string, otp?: string) =>
      meridian.visitor.send('POST', `/api/login-by-token?token=${given}`, {
        headers: { cookie: begun.cookie },
        ...(otp && { payload: { otp } }),
      });
    const asked = await tryWith(token);
    expect(asked.json()).toMatchObject({ error: 'TOTP_REQUIRED' });
    expect((await tryWith(token, '123456')).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
    const wrong = await tryWith(asked.json().details.token as string, '000000');
    expect(wrong.json()).toMatchObject({ error: 'TOTP_WRONG' });
    world.clock.advance({ minutes: 4 });
    const right = await tryWith(wrong.json().details.token as string, codeOf(secret, world.clock.now()));
    expect(right.json()).toMatchObject({ responseObject: { account_information: { accountid: teacher.accountId } } });
  });

  it('does not open an account that was blocked meanwhile', async () => {
    const begun = await begin();
    const who = person();
    const token = tokenIn(
      await signInThere(begun, { token: await providers.idToken(who, CLIENT, { nonce: begun.nonce }) }),
    );
    await world.query(`update accounts set status = 'disabled' where email = $1`, [who.email]);
    expect((await redeem(token, begun.cookie)).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
  });
});

describe('the redirect address', () => {
  it.each<[string, (host: string) => string]>([
    ['of another site', () => 'http://evil.test/login'],
    ['that only begins with a known name', (host) => `http://${host}.evil.test/login`],
    ['that hides another site behind a name', (host) => `http://${host}@evil.test/login`],
    ['with a backslash', (host) => `http://evil.test\\@${host}/login`],
    ['without a scheme', (host) => `//${host}/login`],
    ['that is a script', () => 'javascript:alert(1)'],
    ['of another port', (host) => `http://${host}:8080/login`],
    ['of another protocol', (host) => `ftp://${host}/login`],
    ['of the shared login domain itself', () => 'http://login.abhyas.test/login'],
    ['of another institute than the header names', () => `http://${northstar.host}/login`],
    ['that is none', () => 'nowhere'],
  ])('is refused: one %s', async (_what, redirectTo) => {
    const { nonce } = await begin();
    const redirect = redirectTo(meridian.host);
    expect((await signInThere({ redirect, nonce })).json()).toMatchObject({ error: 'REDIRECT_UNKNOWN' });
  });

  it('gives its host and nothing else: path and query of it are not followed', async () => {
    const begun = await begin();
    const answer = await signInThere({ ...begun, redirect: `http://${meridian.host}/student?next=//evil.test#x` });
    expect(answer.json().responseObject.address).toMatch(
      new RegExp(`^http://${meridian.host.replaceAll('.', '\\.')}/login\\?logintoken=[\\w-]+$`),
    );
  });
});

describe('the page of the shared login domain', () => {
  const pageAt = (path: string) => bootPage('login.abhyas.test', path, 'http://login.abhyas.test');
  const redirectTo = (address: string) => `redirect=${encodeURIComponent(address)}`;

  it('wears the institute of the redirect address, and tells no other site its own', async () => {
    const page = await pageAt(`/shared-login?${redirectTo(`http://${meridian.host}/login`)}`);
    expect(page).toMatchObject({ status: 200, noReferrer: true, state: { settings: { instituteKey: meridian.id } } });
  });

  it.each(['http://evil.test/', 'javascript:alert(1)', 'http://login.abhyas.test/', ''])(
    'is not a valid domain with the redirect address %j',
    async (address) => {
      expect(await pageAt(`/shared-login?${redirectTo(address)}`)).toMatchObject({ status: 404 });
    },
  );

  it('leads from every other path to its own, on the same host', async () => {
    const query = redirectTo(`http://${meridian.host}/login`);
    expect((await pageAt(`/login?${query}`)).goTo).toBe(`/shared-login?${query}`);
    expect((await pageAt(`//evil.test/x?${query}`)).goTo).toBe(`/shared-login?${query}`);
    expect(await pageAt('/')).toMatchObject({ status: 404 });
  });

  it('says at home, too, that a logintoken is nobody else’s business', async () => {
    const home = (path: string) => bootPage(meridian.host, path, `http://${meridian.host}`);
    expect(await home('/login?logintoken=abc')).toMatchObject({ status: 200, noReferrer: true });
    expect(await home('/login')).not.toHaveProperty('noReferrer');
  });
});

describe('the shared login domain', () => {
  it('answers for known hosts only, and for its own calls only', async () => {
    const begun = await begin();
    expect((await signInThere(begun, { domain: 'evil.test' })).json()).toMatchObject({ error: 'DOMAIN_INVALID' });
    const elsewhere = await shared.send('GET', '/api/exams', { headers: { domain: meridian.host } });
    expect(elsewhere.json()).toMatchObject({ error: 'DOMAIN_INVALID' });
    const settings = await shared.send('GET', '/api/institute-settings', { headers: { domain: meridian.host } });
    expect(settings.json()).toMatchObject({ responseObject: { instituteKey: meridian.id } });
  });

  it('is nowhere else: an institute’s own host does not do its work, nor does an institute take its name', async () => {
    const begun = await begin();
    const query = new URLSearchParams({ redirect: begun.redirect, nonce: begun.nonce }).toString();
    const own = await meridian.visitor.send('GET', `/api/common-auth/login?${query}`);
    expect(own.json()).toMatchObject({ error: 'REDIRECT_UNKNOWN' });
    await world.institute({ subdomain: 'login' });
    const taken = await shared.send('GET', '/api/exams');
    expect(taken.json()).toMatchObject({ error: 'DOMAIN_INVALID' });
    await world.query(`update institutes set subdomain = $1 where subdomain = 'login'`, [`was-login-${Date.now()}`]);
  });

  it('uses the provider’s client for an institute without one', async () => {
    const late = await world.institute({ allowedItems: ['signUp'] });
    const query = new URLSearchParams({ redirect: `http://${late.host}/`, nonce: 'n'.repeat(43) }).toString();
    const offered = async () =>
      (await shared.send('GET', `/api/common-auth/login?${query}`, { headers: { domain: late.host } })).json()
        .responseObject.google as string | null;
    expect(await offered()).toBeNull();
    await giveProvider('client-of-the-provider');
    await expect.poll(offered, { timeout: 10_000 }).toContain('client_id=client-of-the-provider');
    await giveProvider('');
  });
});

/** Other files of this worker may have brought providers of their own; one counts, whichever it is. */
async function giveProvider(key: string): Promise<void> {
  await world.query(
    `update institute_settings set google_key = $1 where institute_id in (select id from institutes where kind = 'provider')`,
    [key],
  );
  await world.query(`select pg_notify('institute_settings', id::text) from institutes where kind = 'provider'`);
}
