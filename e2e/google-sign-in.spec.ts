// domains: identity, tenancy
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  type Person,
  type SocialProviders,
  startSocialProviders,
  type TestInstitute,
} from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signInByPanel } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/* Google sign-in by way of the shared login domain, with an issuer of this machine that signs with real keys. */
let site: Site;
let browser: Browser;
let providers: SocialProviders;
let meridian: TestInstitute;
let northstar: TestInstitute;
let page: Page;
const errors: string[] = [];
/** Every address that any page of the journey was at. */
const visited: string[] = [];

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#1b2a56"/><circle cx="17" cy="17" r="9" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`;
const CLIENT = 'client-of-the-demonstration';
const asha = {
  sub: 'google-asha',
  email: 'asha.rao@gmail.example',
  email_verified: true,
  given_name: 'Asha',
  family_name: 'Rao',
};

beforeAll(async () => {
  providers = await startSocialProviders(() => site.world.clock.now());
  site = await startSite({ config: { social: providers.config } });
  browser = await startBrowser();
  await site.world.institute({ kind: 'provider', name: 'Abhyas' });
  const story = { allowedItems: ['signUp', 'marketPlace', 'footer'], logo, icon: logo } as const;
  meridian = await site.world.institute({ name: 'Meridian Academy', tagline: 'JEE and NEET', ...story });
  northstar = await site.world.institute({ name: 'Northstar Press', accent: '#123d3a', ...story });
  for (const { id } of [meridian, northstar]) {
    await site.world.query('update institute_settings set google_key = $2 where institute_id = $1', [id, CLIENT]);
  }
  providers.people.push(asha);
  ({ page } = await device());
});
afterAll(() => providers?.close());
async function device(size: 'desktop' | 'phone' = 'desktop') {
  const opened = await openDevice(browser, size);
  opened.page.on('pageerror', (error) => errors.push(String(error)));
  opened.page.on('framenavigated', (frame) => visited.push(frame.url()));
  return opened;
}
const loginPanel = (at: Page) => at.getByRole('dialog', { name: 'Log in' });

async function goThroughGoogle(at: Page, institute: TestInstitute): Promise<void> {
  await at.goto(site.url(institute, '/login'));
  await loginPanel(at).getByRole('button', { name: 'Google' }).click();
  await at.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await at.getByRole('link', { name: asha.email }).click();
  await loginPanel(at).waitFor({ state: 'hidden' });
  await at.waitForURL((url) => url.pathname !== '/login' && url.pathname !== '/shared-login');
}
const cookieNames = async (at: Page, url: string) => (await at.context().cookies(url)).map(({ name }) => name);

describe('signing in with Google', () => {
  it('is offered at the institute, by way of the shared login domain in its colours', async () => {
    await page.goto(site.url(meridian, '/login'));
    await loginPanel(page).getByRole('button', { name: 'Google' }).waitFor();
    const phone = await device('phone');
    await phone.page.goto(site.url(meridian, '/login'));
    await loginPanel(phone.page).getByRole('button', { name: 'Google' }).waitFor();
    await look(phone.page, 'login-google-phone');
    // Without a choice made before, the shared login domain asks for it.
    const query = new URLSearchParams({ redirect: site.url(meridian, '/login'), nonce: 'n'.repeat(43) });
    const answer = await phone.page.goto(site.at('login', `/login?${query.toString()}`));
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await phone.page.getByRole('heading', { name: 'Log in to Meridian Academy' }).waitFor();
    await phone.page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await look(phone.page, 'shared-login-phone');
    await phone.page.setViewportSize({ width: 1440, height: 900 });
    await look(phone.page, 'shared-login-desktop');
    await phone.context.close();
  });

  it('refuses a page that names no known institute', async () => {
    const stranger = await device();
    const query = new URLSearchParams({ redirect: 'http://evil.test/login', nonce: 'n'.repeat(43) });
    const answer = await stranger.page.goto(site.at('login', `/shared-login?${query.toString()}`));
    expect(answer?.status()).toBe(404);
    await stranger.page.getByText('Not a valid domain.', { exact: false }).waitFor();
    await stranger.context.close();
  });

  it('brings a new student home, signed in, with nothing secret left in the address bar', async () => {
    await goThroughGoogle(page, meridian);
    await page.getByRole('button', { name: 'Your account, Asha Rao' }).waitFor();
    expect(page.url()).not.toMatch(/logintoken|id_token|nonce/);
    expect(visited.some((url) => url.includes('logintoken='))).toBe(true);
    expect(await cookieNames(page, site.url(meridian))).toEqual(expect.arrayContaining(['session', '__Host-refresh']));
    expect(await cookieNames(page, site.url(meridian))).not.toContain('__Host-login-nonce');
    expect(await cookieNames(page, site.at('login'))).toEqual([]);
    const history = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')));
    expect(history).not.toContain('id_token=');
  });

  it('has told the session log what screen this is', async () => {
    const described = async () =>
      (
        await site.world.query(
          'select screen_width, time_zone from session_log where institute_id = $1 and described_at is not null',
          [meridian.id],
        )
      )[0]?.['screen_width'];
    await expect.poll(described).toBe(1440);
    expect(await cookieNames(page, site.url(meridian))).not.toContain('login');
  });

  it('makes a session of its own at another institute, and leaves the first one alone', async () => {
    const other = await page.context().newPage();
    await goThroughGoogle(other, northstar);
    await other.getByRole('button', { name: 'Your account, Asha Rao' }).waitFor();
    const accounts = await site.world.query('select institute_id from accounts where email = $1', [asha.email]);
    expect(accounts).toHaveLength(2);
    await other.close();
    await page.reload();
    await page.getByRole('button', { name: 'Your account, Asha Rao' }).waitFor();
  });

  it('opens nothing in a browser that was only handed the way home', async () => {
    const thief = await device();
    const token = visited.map((url) => new URL(url).searchParams.get('logintoken')).find(Boolean);
    const answer = await thief.page.goto(site.url(meridian, `/login?logintoken=${token}`));
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await loginPanel(thief.page).getByText('This login took too long', { exact: false }).waitFor();
    expect(thief.page.url()).not.toContain('logintoken');
    await loginPanel(thief.page).getByLabel('Email').waitFor();
    await thief.context.close();
  });
});

describe('the list of devices', () => {
  const devices = () => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  // The student area opens once exam, class and year are chosen; that is another journey.
  beforeAll(() =>
    site.world.query(
      `insert into learner_profiles (institute_id, account_id, exam_ids, standard_id, target_year, updated_at)
       select institute_id, id, '{2}', 12, 2027, now() from accounts where email = $1`,
      [asha.email],
    ),
  );

  it('shows both devices, and logs the other one out', async () => {
    const phone = await device('phone');
    await goThroughGoogle(phone.page, meridian);
    await page.goto(site.url(meridian, '/student/account/devices'));
    await page.getByText('This device').waitFor();
    expect(await devices().count()).toBe(2);
    await look(page, 'devices-desktop');
    await page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await page.getByText('1 device is logged out').waitFor();
    await expect.poll(() => devices().count()).toBe(1);
    await phone.page.goto(site.url(meridian, '/student/account/devices'));
    await loginPanel(phone.page).waitFor();
    await phone.context.close();
  });
});

describe('a second step for staff', () => {
  let teacher: Person;
  let secret: string;
  const code = () => codeOf(secret, site.world.clock.now());

  it('is set up before anything else, where the institute demands it', async () => {
    const strict = await site.world.institute({ name: 'Meridian Academy', allowedItems: [], logo, icon: logo });
    await site.world.query('update institute_settings set staff_totp = true where institute_id = $1', [strict.id]);
    teacher = await strict.person('teacher', { signedOut: true });
    const desk = await device();
    page = desk.page;
    await signInByPanel(page, site.url(strict), teacher);
    await page.getByRole('heading', { name: 'Second step', exact: true }).waitFor();
    await page.getByLabel('Your password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('This is not your password.').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(teacher.password);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
    await look(page, 'second-factor-scan-desktop');
    await page.getByLabel('Code that the app shows now').fill(code());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await look(page, 'second-factor-codes-desktop');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/partner'));
    await page.goto(site.url(strict, '/partner/account/second-factor'));
    await page.getByText('10 recovery codes are left.').waitFor();
    await desk.context.close();

    site.world.clock.advance({ seconds: 30 });
    const next = await device('phone');
    page = next.page;
    await page.goto(site.url(strict, '/login'));
    const panel = loginPanel(page);
    await panel.getByLabel('Email').fill(teacher.email);
    await panel.getByLabel('Password', { exact: true }).fill(teacher.password);
    await panel.getByRole('button', { name: 'Log in' }).click();
    await panel.getByLabel('Code', { exact: true }).fill('000000');
    await panel.getByRole('button', { name: 'Log in' }).click();
    await panel.getByText('This code is not right', { exact: false }).waitFor();
    await look(page, 'login-code-phone');
    await panel.getByLabel('Code', { exact: true }).fill(code());
    await panel.getByRole('button', { name: 'Log in' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.pathname.startsWith('/partner'));
    await next.context.close();
  });
});

describe('a visitor', () => {
  it('gets the link by text message', async () => {
    const phone = await device('phone');
    page = phone.page;
    await page.goto(site.url(meridian, '/join'));
    await page.getByRole('heading', { name: 'Get the link on your phone' }).waitFor();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('This is not a mobile number', { exact: false }).waitFor();
    await look(page, 'join-phone');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98200 12345');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { name: 'The link is on its way' }).waitFor();
    const [request] = await site.world.query('select mobile_number from join_requests where institute_id = $1', [
      meridian.id,
    ]);
    expect(request).toEqual({ mobile_number: '+919820012345' });
    await phone.context.close();
    expect(errors).toEqual([]);
  });
});
