// domains: identity, tenancy
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SocialProviders, startSocialProviders, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, type Size, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/* Facebook sign-in by way of the shared login domain, with a Facebook of this machine that asks for what the real one asks. */
const APP_ID = '4711';
const APP_SECRET = 'the app secret of the journey';
const meera = { id: 'fb-meera', appId: APP_ID, email: 'meera.iyer@facebook.example', firstName: 'Meera' };
const shy = { id: 'fb-shy', appId: APP_ID, firstName: 'Kiran', scopes: ['public_profile'] };

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#1b2a56"/><circle cx="17" cy="17" r="9" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`;
let site: Site;
let browser: Browser;
let providers: SocialProviders;
let institute: TestInstitute;
const errors: string[] = [];

beforeAll(async () => {
  providers = await startSocialProviders(() => site.world.clock.now());
  site = await startSite({ config: { social: providers.config } });
  browser = await startBrowser();
  await site.world.institute({ kind: 'provider', name: 'Abhyas' });
  institute = await site.world.institute({
    name: 'Meridian Academy',
    tagline: 'JEE and NEET',
    logo,
    icon: logo,
    allowedItems: ['signUp', 'facebookLogin', 'marketPlace', 'footer'],
  });
  providers.facebook.secrets.set(APP_ID, APP_SECRET);
  providers.facebook.people.set('token-of-meera', meera).set('token-of-kiran', shy);
});
afterAll(async () => {
  await providers?.close();
  expect(errors).toEqual([]);
});

async function device(size: Size) {
  const opened = await openDevice(browser, size);
  opened.page.on('pageerror', (error) => errors.push(String(error)));
  return opened;
}
const loginPanel = (at: Page) => at.getByRole('dialog', { name: 'Log in' });
/** From the institute's login to the page where Facebook asks. */
async function goToFacebook(at: Page): Promise<void> {
  await at.goto(site.url(institute, '/login'));
  await loginPanel(at).getByRole('button', { name: 'Facebook' }).click();
  await at.getByRole('heading', { name: 'Go on as' }).waitFor();
}

describe('signing in with Facebook', () => {
  it('is offered once the institute has entered its app; the secret never comes back', async () => {
    const owner = await institute.person('owner', { signedOut: true });
    const { page, context } = await device('desktop');
    await signIn(page, site.url(institute), owner);
    await page.goto(site.url(institute, '/partner/settings/sign-in'));
    await page.getByLabel('Facebook app ID').fill(APP_ID);
    await page.getByLabel('Facebook app secret').fill(APP_SECRET);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved; everyone’s pages follow').first().waitFor();
    expect(await page.getByLabel('Facebook app secret').inputValue()).toBe('');
    await look(page, 'settings-facebook-desktop');
    await context.close();
  });

  it('brings a new student home, signed in, with nothing secret left in the address bar', async () => {
    const { page, context } = await device('desktop');
    await page.goto(site.url(institute, '/login'));
    await loginPanel(page).getByRole('button', { name: 'Facebook' }).waitFor();
    await look(page, 'login-facebook-desktop');
    await goToFacebook(page);
    await page.getByRole('link', { name: meera.email }).click();
    await loginPanel(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Your account, Meera Rao' }).waitFor();
    expect(page.url()).not.toMatch(/logintoken|access_token|nonce/);
    const names = (await context.cookies(site.url(institute))).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['session', '__Host-refresh']));
    expect(await context.cookies(site.at('login'))).toEqual([]);
    expect(providers.asked.map(({ pathname }) => pathname)).toEqual(['/facebook/debug_token', '/facebook/me']);
    await context.close();
  });

  it('takes nobody’s no for an answer of ours: whoever turns back may choose again, or use the password', async () => {
    const { page, context } = await device('phone');
    await page.goto(site.url(institute, '/login'));
    await loginPanel(page).getByRole('button', { name: 'Facebook' }).waitFor();
    await look(page, 'login-facebook-phone');
    await goToFacebook(page);
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Continue with Facebook' }).waitFor();
    await page.getByRole('alert').waitFor();
    await look(page, 'facebook-turned-back-phone');
    await context.close();
  });

  it('says what Facebook was not allowed to give, and keeps the choice', async () => {
    const { page, context } = await device('desktop');
    await goToFacebook(page);
    await page.getByRole('link', { name: 'no address' }).click();
    await page.getByText('Facebook was not allowed to give your', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Continue with Facebook' }).waitFor();
    await look(page, 'facebook-no-address-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'facebook-no-address-phone');
    await context.close();
  });
});
