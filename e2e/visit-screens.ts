import { readFileSync } from 'node:fs';
import type { Browser, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '@abhyas/server/testing';
import { lookUncounted, openDevice, type Size, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';

/**
 * Every address of the page that names no single thing; new screens come in by themselves. A route that ends in `$` reads the rest of its
 * address itself: its own list stands under the address without it.
 */
const addresses = [
  ...new Set(
    [
      ...readFileSync(new URL('../web/src/route-tree.gen.ts', import.meta.url), 'utf8').matchAll(
        /^ {4}\| '([^'$]+?)\/?\$?'$/gm,
      ),
    ].map(([, address = '']) => address.replace(/(?<=.)\/$/, '')),
  ),
];
/** Every address of an area that names no single thing. */
export const under = (area: string): string[] =>
  addresses.filter((address) => address === area || address.startsWith(`${area}/`));

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

/** Whose screens are looked at: where they are, and the person, if anybody is signed in. */
export interface Visitor {
  readonly name: string;
  readonly url: (path?: string) => string;
  readonly person?: Person;
}

/** What an address is part of, e.g. `/partner/courses` for all addresses below it. */
const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** A desktop loads the first address of each area anew; a phone, which stays in the page, goes from one to the next. */
async function visit(browser: Browser, size: Size, who: Visitor, paths: readonly string[]): Promise<void> {
  const { page, context, errors } = await openDevice(browser, size, { dark: size === 'phone' });
  const isQuiet = watchRequests(page);
  if (who.person) await signIn(page, who.url(), who.person);
  for (const [number, path] of paths.entries()) {
    const isFirst = number === 0 || areaOf(path) !== areaOf(paths[number - 1] ?? '');
    if (number === 0 || !who.person || (size === 'desktop' && isFirst)) await page.goto(who.url(path));
    else await follow(page, path);
    await page.getByRole('heading').first().waitFor();
    await expect.poll(isQuiet, { interval: 25 }).toBe(true);
    await lookUncounted(page, `every${path.replaceAll('/', '-')}-${who.name}-${size}`);
  }
  expect(errors).toEqual([]);
  await context.close();
}

/** Looks at the screens on a desktop and on a phone at once: while one waits for its page the other is looked at. */
export async function visitBoth(who: Visitor, paths: readonly string[]): Promise<void> {
  const browser = await startBrowser();
  const ends = await Promise.allSettled(
    (['desktop', 'phone'] as const).map((size) => visit(browser, size, who, paths)),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
