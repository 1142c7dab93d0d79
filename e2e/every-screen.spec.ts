// domains: all
import { readFileSync } from 'node:fs';
import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { lookUncounted, openDevice, type Size, startBrowser } from './browser.ts';
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

/** A page without requests for so long waits for nothing any more. */
const QUIET_MS = 150;

/** Tells whether all that a page asked for has come, and nothing was asked for since. */
function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  let last = performance.now();
  const heard = (change: () => void) => {
    change();
    last = performance.now();
  };
  page.on('request', (request) => heard(() => open.add(request)));
  page.on('requestfinished', (request) => heard(() => open.delete(request)));
  page.on('requestfailed', (request) => heard(() => open.delete(request)));
  return () => open.size === 0 && performance.now() - last > QUIET_MS;
}

/** Goes on within the page that is open, as a click on a link would. */
const follow = (page: Page, to: string) =>
  page.evaluate(async (path) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate(where: { to: string }): Promise<void> };
    };
    await router.navigate({ to: path });
  }, to);

/** A desktop loads each address anew; a phone, which stays in the page, goes from one to the next. */
async function visit(size: Size, at: TestInstitute, who: string | undefined, paths: readonly string[]): Promise<void> {
  const { page, context, errors } = await openDevice(browser, size, { dark: size === 'phone' });
  const isQuiet = watchRequests(page);
  const url = (path?: string) => (at === provider ? site.at('', path) : site.url(at, path));
  const person = who === undefined ? undefined : people.get(who);
  if (person) await signIn(page, url(), person);
  for (const [number, path] of paths.entries()) {
    if (number === 0 || !person || size === 'desktop') await page.goto(url(path));
    else await follow(page, path);
    await page.getByRole('heading').first().waitFor();
    await expect.poll(isQuiet, { interval: 25 }).toBe(true);
    await lookUncounted(page, `every${path.replaceAll('/', '-')}-${who ?? 'visitor'}-${size}`);
  }
  expect(errors).toEqual([]);
  await context.close();
}

/** On a desktop and on a phone at once: while one waits for its page the other is looked at. */
async function visitBoth(...where: [at: TestInstitute, who: string | undefined, paths: readonly string[]]) {
  const ends = await Promise.allSettled((['desktop', 'phone'] as const).map((size) => visit(size, ...where)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

describe('every screen on a desktop and on a phone', { timeout: 480_000 }, () => {
  it('for visitors', () => visitBoth(institute, undefined, [...visitors, ...publicPages]));
  it('for an owner', () => visitBoth(institute, 'owner', under('/partner')));
  it('for a student', () => visitBoth(institute, 'student', under('/student')));
  it('for an employee of the provider', () => visitBoth(provider, 'employee', under('/employees')));
});

it('knows every area of the page', () => {
  expect(under('/partner').length).toBeGreaterThan(10);
  expect(under('/student').length).toBeGreaterThan(3);
});
