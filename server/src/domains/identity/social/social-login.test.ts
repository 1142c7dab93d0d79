import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal } from '../../../kernel/seal.ts';
import { type FacebookPerson, type SocialProviders, startSocialProviders } from '../../../testing/social-providers.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { isAllowed } from './gateways/picture.ts';

let world: World;
let providers: SocialProviders;
let institute: TestInstitute;
let closed: TestInstitute;
let count = 0;

const CLIENT = 'client-of-this-institute';
const APP = { id: '4711', secret: 'facebook app secret' };

async function withKeys(at: TestInstitute, keys: { google?: string; appId?: string; secret?: string }): Promise<void> {
  await world.query(
    'update institute_settings set google_key = $2, facebook_key = $3, facebook_secret_sealed = $4 where institute_id = $1',
    [at.id, keys.google ?? '', keys.appId ?? '', keys.secret ? seal(keys.secret, 'facebook_secret') : ''],
  );
}

beforeAll(async () => {
  providers = await startSocialProviders(() => world.clock.now());
  world = await testWorld({ config: { social: providers.config } });
  [institute, closed] = [
    await world.institute({ allowedItems: ['signUp', 'facebookLogin'] }),
    await world.institute({ allowedItems: [] }),
  ];
  for (const at of [institute, closed]) await withKeys(at, { google: CLIENT, appId: APP.id, secret: APP.secret });
  providers.facebook.secrets.set(APP.id, APP.secret);
});
afterAll(() => providers.close());

const fresh = (overrides: Record<string, unknown> = {}) => {
  count++;
  const email = `asha${count}-${Date.now()}@gmail.test`;
  return { sub: `g-${email}`, email, email_verified: true, given_name: 'Asha', family_name: 'Rao', ...overrides };
};

interface Body {
  readonly error?: string;
  readonly responseObject: {
    readonly access_token: string;
    readonly refresh_token?: string;
    readonly instituteId: number;
    readonly account_information: { readonly accountid: string };
  };
}
async function post(
  form: Record<string, string>,
  options: { at?: TestInstitute; headers?: Record<string, string> } = {},
) {
  const answer = await (options.at ?? institute).visitor.send('POST', '/api/social-login', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    payload: new URLSearchParams({ tncAgreed: 'true', ...form }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() as Body, cookies: answer.cookies };
}
const google = (token: string, form: Record<string, string> = {}, options: Parameters<typeof post>[1] = {}) =>
  post({ socialMediaType: 'google', idTokenString: token, ...form }, options);

let faces = 0;
async function facebook(person: Partial<FacebookPerson>, at?: TestInstitute) {
  const token = `face-${++faces}`;
  const id = person.id ?? `fb-${faces}-${Date.now()}`;
  providers.facebook.people.set(token, { appId: APP.id, email: `${id}@facebook.test`, ...person, id });
  return post({ socialMediaType: 'FACEBOOK', idTokenString: token }, at ? { at } : {});
}

describe('signing in with Google', () => {
  it('makes a student at the first time and knows them by Google’s id at the next, whatever the form claims', async () => {
    const person = fresh();
    const first = await google(await providers.idToken(person, CLIENT), {
      emailId: 'somebody@else.test',
      socialAccountId: 'somebody else',
      socialPhotoUrl: 'https://else.test/x.png',
      utmSource: 'poster',
    });
    expect(first.status).toBe(200);
    expect(first.body.responseObject).toMatchObject({
      role: 3,
      account_information: { email: person.email, firstname: 'Asha', lastname: 'Rao' },
    });
    const second = await google(await providers.idToken({ ...person, email: `new-${person.email}` }, CLIENT));
    const ids = [first, second].map(({ body }) => body.responseObject.account_information.accountid);
    expect(ids[0]).toBe(ids[1]);
    const [row] = await world.query('select utm from social_accounts where subject = $1', [person.sub]);
    expect(row).toEqual({ utm: { utmSource: 'poster' } });
  });

  it('gives the web its session in cookies, and an app its refresh token', async () => {
    const person = fresh();
    const app = await google(await providers.idToken(person, CLIENT));
    expect(app.body.responseObject.refresh_token).toMatch(/^[\w-]{43}$/);
    const web = await google(await providers.idToken(person, CLIENT), {}, { headers: { reqfrom: 'web' } });
    expect(web.body.responseObject).not.toHaveProperty('refresh_token');
    expect(web.cookies.map(({ name }) => name)).toContain('__Host-refresh');
  });

  it.each<[string, () => Promise<string>]>([
    ['is signed by somebody else', () => providers.idToken(fresh(), CLIENT, {}, true)],
    ['was made for another client', () => providers.idToken(fresh(), 'another-client')],
    ['names another authorized party', () => providers.idToken(fresh(), CLIENT, { azp: 'another-client' })],
    ['comes from another issuer', () => providers.idToken(fresh(), CLIENT, { iss: 'https://accounts.evil.test' })],
    ['has run out', () => providers.idToken(fresh(), CLIENT, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['names nobody', () => providers.idToken(fresh(), CLIENT, { sub: undefined })],
    ['is no token', async () => 'nonsense'],
    [
      'is unsigned',
      async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: 'x', aud: CLIENT })).replaceAll('=', '')}.`,
    ],
  ])('refuses a token that %s', async (_what, token) => {
    const answer = await google(await token());
    expect(answer).toMatchObject({ status: 400, body: { error: 'SOCIAL_TOKEN_INVALID' } });
  });

  it('asks for the terms and for an e-mail address', async () => {
    const token = await providers.idToken(fresh(), CLIENT);
    expect((await google(token, { tncAgreed: 'false' })).body).toMatchObject({ error: 'TERMS_REQUIRED' });
    const nameless = await providers.idToken({ sub: 'g-without-email' }, CLIENT);
    expect((await google(nameless)).body).toMatchObject({ error: 'SOCIAL_EMAIL_REQUIRED' });
  });

  it('makes no account where the institute lets nobody sign up, but lets in who has one', async () => {
    const token = await providers.idToken(fresh(), CLIENT);
    expect(await google(token, {}, { at: closed })).toMatchObject({
      status: 403,
      body: { error: 'SOCIAL_NO_ACCOUNT' },
    });
    const teacher = await closed.person('teacher', { signedOut: true });
    const own = await providers.idToken(fresh({ email: teacher.email.toUpperCase() }), CLIENT);
    const answer = await google(own, {}, { at: closed });
    expect(answer.body.responseObject).toMatchObject({ account_information: { accountid: teacher.accountId } });
  });

  it('links an account only by an address that both sides have verified', async () => {
    const known = await institute.person('student', { signedOut: true });
    const unproved = await providers.idToken(fresh({ email: known.email, email_verified: false }), CLIENT);
    expect(await google(unproved)).toMatchObject({ status: 409, body: { error: 'SOCIAL_LINK_REFUSED' } });
    const squatter = await institute.person('student', { signedOut: true, emailVerified: false });
    const owner = await providers.idToken(fresh({ email: squatter.email }), CLIENT);
    expect((await google(owner)).body).toMatchObject({ error: 'ACCOUNT_NOT_VERIFIED' });
    expect(
      await world.query('select 1 from social_accounts where email = any($1)', [[known.email, squatter.email]]),
    ).toEqual([]);
  });

  it('lets a link go that was made by an unproved address, once somebody proves to own it', async () => {
    const squatter = fresh({ email_verified: false });
    const token = await providers.idToken(squatter, CLIENT);
    expect((await google(token)).status).toBe(200);
    await world.query('update accounts set email_verified_at = now() where email = $1', [squatter.email]);
    expect((await google(token)).body).toMatchObject({ error: 'SOCIAL_LINK_REFUSED' });
  });

  it.each([
    ['disabled', 'ACCOUNT_DISABLED'],
    ['unverified', 'ACCOUNT_NOT_VERIFIED'],
  ] as const)('does not open an account that is %s', async (status, error) => {
    const person = await institute.person('student', { status, signedOut: true });
    const answer = await google(await providers.idToken(fresh({ email: person.email }), CLIENT));
    expect(answer.body).toMatchObject({ error });
  });

  it('makes one account when both tabs of a first sign-in arrive at once', async () => {
    const person = fresh();
    const token = await providers.idToken(person, CLIENT);
    const answers = await Promise.all([google(token), google(token), google(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.query('select 1 from accounts where email = $1', [person.email])).toHaveLength(1);
  });

  it('opens an account of its own at each institute, each with its own session', async () => {
    const other = await world.institute({ allowedItems: ['signUp'] });
    await withKeys(other, { google: CLIENT });
    const token = await providers.idToken(fresh(), CLIENT);
    const [here, there] = [await google(token), await google(token, {}, { at: other })];
    expect([here, there].map(({ body }) => body.responseObject.instituteId)).toEqual([institute.id, other.id]);
    const crossed = await other.visitor.send('GET', '/api/me', {
      headers: { authorization: `Bearer ${here.body.responseObject.access_token}` },
    });
    expect(crossed.json()).toMatchObject({ error: 'INSTITUTE_MISMATCH' });
  });

  it('refuses a page of another host, and a domain header that names another institute', async () => {
    const token = await providers.idToken(fresh(), CLIENT);
    expect(await google(token, {}, { headers: { 'sec-fetch-site': 'same-site' } })).toMatchObject({
      status: 403,
      body: { error: 'CROSS_SITE' },
    });
    expect((await google(token, {}, { headers: { domain: closed.host } })).body).toMatchObject({
      error: 'INSTITUTE_MISMATCH',
    });
    expect((await google(token, {}, { headers: { domain: institute.host } })).status).toBe(200);
  });

  it('counts a nonce of the web where either side has one', async () => {
    const begun = await institute.visitor.send('POST', '/api/social-login/start', {
      payload: { provider: 'google' },
    });
    const cookie = begun.cookies.find(({ name }) => name === '__Host-login-nonce')!;
    const nonce = new URL(begun.json().responseObject.address as string).searchParams.get('nonce')!;
    const headers = { reqfrom: 'web', cookie: `${cookie.name}=${cookie.value}` };
    const planted = await providers.idToken(fresh(), CLIENT, { nonce: 'somebody-else' });
    expect((await google(planted, {}, { headers })).body).toMatchObject({ error: 'SOCIAL_TOKEN_INVALID' });
    const own = await providers.idToken(fresh(), CLIENT, { nonce });
    expect((await google(own, {}, { headers })).status).toBe(200);
    expect((await google(own, {}, { headers: { reqfrom: 'web' } })).body).toMatchObject({
      error: 'SOCIAL_TOKEN_INVALID',
    });
  });

  it('says so where the institute offers it not, and where the keys cannot be had', async () => {
    const without = await world.institute();
    expect((await google('x', {}, { at: without })).body).toMatchObject({ error: 'SOCIAL_NOT_OFFERED' });
    expect(await without.visitor.api.identity.showSocialProviders()).toEqual({ google: false, facebook: false });
    const { config } = world.app.runtime as unknown as { config: { social: SocialProviders['config'] } };
    const { google: real } = config.social;
    Object.assign(config, { social: { ...config.social, google: { ...real, keysUrl: 'http://127.0.0.1:9/keys' } } });
    expect(await google(await providers.idToken(fresh(), CLIENT))).toMatchObject({
      status: 503,
      body: { error: 'SOCIAL_UNREACHABLE' },
    });
    Object.assign(config, { social: providers.config });
  });

  it('gives up on an address that sends one forged token after the other', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    for (let i = 0; i < 40; i++) await google('forged', {}, { headers });
    const token = await providers.idToken(fresh(), CLIENT);
    expect(await google(token, {}, { headers })).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } });
  });
});

describe('signing in with Facebook', () => {
  it('asks Facebook whose token it is, with the app’s secret and its proof, and reads nothing else', async () => {
    providers.asked.length = 0;
    const answer = await facebook({ id: 'fb-one', firstName: 'Meera' });
    expect(answer.body.responseObject).toMatchObject({
      account_information: { email: 'fb-one@facebook.test', firstname: 'Meera' },
    });
    const [inspected, profile] = providers.asked;
    expect(inspected!.pathname).toBe('/facebook/debug_token');
    expect(inspected!.searchParams.get('access_token')).toBe(`${APP.id}|${APP.secret}`);
    expect(profile!.pathname).toBe('/facebook/me');
    expect(profile!.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
    expect(profile!.searchParams.get('fields')).toContain('email');
    expect(profile!.search).not.toContain(encodeURIComponent(APP.secret));
  });

  it.each<[string, Partial<FacebookPerson>]>([
    ['was made for another app', { appId: '999' }],
    ['is no longer valid', { isValid: false }],
    ['belongs to a page and not to a person', { type: 'PAGE' }],
  ])('refuses a token that %s', async (_what, person) => {
    expect(await facebook(person)).toMatchObject({ status: 400, body: { error: 'SOCIAL_TOKEN_INVALID' } });
  });

  it('refuses a token that Facebook does not know', async () => {
    expect((await post({ socialMediaType: 'facebook', idTokenString: 'unknown' })).body).toMatchObject({
      error: 'SOCIAL_TOKEN_INVALID',
    });
  });

  it.each([
    ['FACEBOOK_PERMISSION', ['public_profile']],
    ['SOCIAL_EMAIL_REQUIRED', ['email', 'public_profile']],
  ])('refuses with %s who comes without an e-mail address', async (error, scopes) => {
    const { body } = await facebook({ email: '', scopes });
    expect(body).toMatchObject({ error, messageKey: `errors.${error}` });
  });

  it('never links by an address that Facebook does not call verified', async () => {
    const known = await institute.person('student', { signedOut: true });
    expect((await facebook({ email: known.email })).body).toMatchObject({ error: 'SOCIAL_LINK_REFUSED' });
  });

  it('is there only where the institute allows it', async () => {
    expect((await facebook({}, closed)).body).toMatchObject({ error: 'SOCIAL_NOT_OFFERED' });
    expect(await institute.visitor.api.identity.showSocialProviders()).toEqual({ google: true, facebook: true });
  });
});

describe('the picture of the other service', () => {
  async function signedIn(picture: string) {
    const token = await providers.idToken(fresh({ picture }), CLIENT);
    const reply = (await google(token)).body.responseObject;
    return (url: string, method: 'GET' | 'POST' = 'POST') =>
      institute.visitor.send(method, url, { headers: { authorization: `Bearer ${reply.access_token}` } });
  }
  const upload = async (picture: string) => (await signedIn(picture))('/api/social-profile-picture');

  it('becomes the profile picture, encoded anew', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#cb4d09' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    providers.pictures.set('/face', { type: 'image/jpeg', bytes });
    const send = await signedIn(`${providers.origin}/face`);
    const { photoUrl } = (await send('/api/social-profile-picture')).json().responseObject as { photoUrl: string };
    const file = await institute.visitor.send('GET', photoUrl);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload.includes('where it was taken')).toBe(false);
    const me = (await send('/api/me', 'GET')).json().responseObject;
    expect(me.account).toMatchObject({ profilePictureUploadDone: true, photoUrl: expect.stringContaining('/files/') });
  });

  it.each<[string, () => string]>([
    ['at an address that is not the provider’s', () => 'http://169.254.169.254/latest/meta-data'],
    ['at this very server', () => 'http://127.0.0.1:1/livez'],
    ['that leads on to such an address', () => `${providers.origin}/elsewhere`],
    ['that is no picture', () => `${providers.origin}/page`],
    ['that only says it is a picture', () => `${providers.origin}/liar`],
    ['that is larger than a picture may be', () => `${providers.origin}/huge`],
    ['that is gone', () => `${providers.origin}/nothing`],
  ])('is refused %s', async (_what, address) => {
    providers.pictures.set('/elsewhere', { to: 'http://169.254.169.254/latest/meta-data' });
    providers.pictures.set('/page', { type: 'text/html', bytes: Buffer.from('<p>no picture</p>') });
    providers.pictures.set('/liar', { type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') });
    providers.pictures.set('/huge', { type: 'image/png', bytes: Buffer.alloc(5_000_001) });
    expect((await upload(address())).json()).toMatchObject({ error: 'PICTURE_REFUSED' });
  });

  it('is none where the other service named none', async () => {
    expect((await upload('')).json()).toMatchObject({ responseObject: { photoUrl: null } });
  });

  it.each([
    ['https://lh3.googleusercontent.com/a/x', true],
    ['http://lh3.googleusercontent.com/a/x', false],
    ['https://googleusercontent.com.evil.test/x', false],
    ['https://evilgoogleusercontent.com/x', false],
    ['https://lh3.googleusercontent.com:8443/x', false],
    ['https://user@lh3.googleusercontent.com/x', false],
    ['file:///etc/passwd', false],
  ])('comes from the configured origins alone: %s', (address, allowed) => {
    expect(isAllowed(address, ['https://*.googleusercontent.com'])).toBe(allowed);
  });
});
