import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { personAt } from '../../../testing/person.ts';
import { testWorld, type World } from '../../../testing/index.ts';

const nobody = { accountId: '', email: '', password: '', token: '' };
const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-demo-issuer-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const socialOf = (env: Record<string, string>) => loadConfig({ ABHYAS_DEMO: '1', ...env }, { dataDir }).social;
const social = socialOf({});
const sharedAt = (world: World) => personAt(world.app.server, 'login.abhyas.test', nobody);
const linkOf = (page: string, name: string) =>
  new RegExp(`<a href="([^"]+)">${name}`).exec(page)?.[1]?.replaceAll('&amp;', '&');

it('stands in for Google in a demonstration: somebody chosen there comes home signed in', async () => {
  const world = await testWorld({ config: { demo: true, social } });
  const institute = await world.institute({ allowedItems: ['signUp'], googleKey: 'abhyas-demo' });
  const begun = await institute.visitor.send('POST', '/api/social-login/start', { payload: { provider: 'google' } });
  const { name, value } = begun.cookies.find((cookie) => cookie.name === '__Host-login-nonce')!;
  const { search } = new URL(begun.json().responseObject.address as string);
  const headers = { domain: institute.host };
  const offered = await sharedAt(world).send('GET', `/api/common-auth/login${search}`, { headers });
  const google = new URL(offered.json().responseObject.google as string);
  expect(google.host).toBe('login.abhyas.test');
  const page = await sharedAt(world).send('GET', `${google.pathname}${google.search}&state=s1`);
  const back = new URL(linkOf(page.body, 'Nisha Kapoor')!);
  expect(back.origin + back.pathname).toBe('http://login.abhyas.test/shared-login');
  const { id_token: token = '', state } = Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
  expect(state).toBe('s1');
  const signedIn = await sharedAt(world).send('POST', `/api/common-auth/social-login${search}`, {
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ socialMediaType: 'google', idTokenString: token, tncAgreed: 'true' }).toString(),
  });
  const { searchParams } = new URL(signedIn.json().responseObject.address as string);
  const home = await institute.visitor.send('POST', `/api/login-by-token?token=${searchParams.get('logintoken')}`, {
    headers: { cookie: `${name}=${value}` },
  });
  expect(home.json()).toMatchObject({
    responseObject: { account_information: { email: 'nisha.kapoor@gmail.example' } },
  });
});

it('sends people back to the shared login domain only', async () => {
  const world = await testWorld({ config: { demo: true, social } });
  const page = await sharedAt(world).send('GET', '/dev/google?redirect_uri=http://evil.test/&client_id=x&nonce=y');
  expect(page.json()).toMatchObject({ error: 'REDIRECT_UNKNOWN' });
});

it('is not there where no demonstration is allowed, nor where the real Google is configured', async () => {
  const path = '/dev/google?redirect_uri=http://login.abhyas.test/shared-login&client_id=x&nonce=y';
  const real = socialOf({ GOOGLE_ISSUER: 'https://accounts.google.com' });
  expect(real.google.authorizationUrl).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  for (const config of [
    { demo: false, social },
    { demo: true, social: real },
  ]) {
    const world = await testWorld({ config });
    expect((await sharedAt(world).send('GET', path)).statusCode).toBe(404);
  }
});
