import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { lookOnce, openDevice, type Size, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/** Every address of the page that names no single thing; new screens come in by themselves. */
const addresses = [
  ...new Set(
    [
      ...readFileSync(new URL('../web/src/route-tree.gen.ts', import.meta.url), 'utf8').matchAll(
        /^ {4}\| '([^'$]+)'$/gm,
      ),
    ].map(([, address = '']) => address.replace(/(?<=.)\/$/, '')),
  ),
];
const visitors = ['/', '/home', '/login', '/signup', '/forgotpassword', '/setPassword', '/invitation', '/join'];
const publicPages = [
  '/mobile-privacy-policy',
  '/mobile-terms-and-conditions',
  '/afterliveclassroom',
  '/guardian/accept',
  '/courses',
  '/explore',
  '/offline',
];
const under = (area: string) => addresses.filter((address) => address === area || address.startsWith(`${area}/`));

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let provider: TestInstitute;
const people = new Map<string, Person>();

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  provider = await site.world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `provider-${Date.now()}` });
  institute = await site.world.institute({
    name: 'Meridian Academy',
    allowedItems: ['marketPlace', 'explore', 'footer', 'signUp', 'forgetPassword', 'changePassword'],
  });
  people.set('owner', await institute.person('owner', { firstName: 'Ravi' }));
  people.set('student', await institute.person('student', { firstName: 'Ananya' }));
  people.set(
    'employee',
    await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example`, firstName: 'Kavya' }),
  );
});
afterAll(() => browser?.close());

/** Nothing is on its way any more: no skeleton, no progress, a heading is there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading').first().waitFor();
}

async function visit(size: Size, at: TestInstitute, who: string | undefined, paths: readonly string[]): Promise<void> {
  const { page, context, errors } = await openDevice(browser, size, { dark: size === 'phone' });
  const url = (path?: string) => (at === provider ? site.at('', path) : site.url(at, path));
  const person = who === undefined ? undefined : people.get(who);
  if (person) await signIn(page, url(), person);
  for (const path of paths) {
    await page.goto(url(path));
    await settled(page);
    await lookOnce(page, `every${path.replaceAll('/', '-')}-${who ?? 'visitor'}-${size}`);
  }
  expect(errors).toEqual([]);
  await context.close();
}

describe.each(['desktop', 'phone'] as const)('every screen on a %s', (size) => {
  it('for visitors', () => visit(size, institute, undefined, [...visitors, ...publicPages]), 240_000);
  it('for an owner', () => visit(size, institute, 'owner', under('/partner')), 240_000);
  it('for a student', () => visit(size, institute, 'student', under('/student')), 240_000);
  it('for an employee of the provider', () => visit(size, provider, 'employee', under('/employees')), 240_000);
});

it('knows every area of the page', () => {
  expect(under('/partner').length).toBeGreaterThan(10);
  expect(under('/student').length).toBeGreaterThan(3);
});
