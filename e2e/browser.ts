import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type FileChooser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';

const shots = fileURLToPath(new URL('./screenshots/', import.meta.url));

/** Sizes that every screen is looked at. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

export async function startBrowser(extra: readonly string[] = []): Promise<Browser> {
  mkdirSync(shots, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags, ...extra] });
  browsers.push(browser);
  return browser;
}

const browsers: Browser[] = [];

/** A picture of every page that is open in this journey, for whoever reads why it failed. */
export async function picturesOfOpenPages(name: string): Promise<void> {
  const pages = browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  for (const [at, page] of pages.entries()) await page.screenshot({ path: `${shots}${name}-${at + 1}.png` });
}

/** A device of its own: cookies, storage, size. A page error on it fails the test that closes it. */
export async function openDevice(
  browser: Browser,
  size: Size,
  options: {
    dark?: boolean;
    /** The app stays on the device, as with people; else every page comes from the server. */ keepsApp?: boolean;
  } = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    acceptDownloads: true,
    serviceWorkers: options.keepsApp ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return { context, page, errors };
}

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

/** What axe asks of a screen. */
const standards: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules among them that answer by colour: in the other scheme only they can answer otherwise. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Looks at a screen in light and in dark: a picture of each is kept, axe must find nothing, and nothing may need scrolling sideways.
 * It ends in the scheme that it began in. `covered`: what lies half under something open, of which axe would measure the rest.
 */
export async function look(page: Page, name: string, covered?: string): Promise<void> {
  const began = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  for (const scheme of began === 'dark' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme });
    await lookOnce(page, scheme === 'dark' ? `${name}-dark` : name, covered, scheme === began ? standards : colours);
  }
}

/** The same in the scheme that the page is in. */
export async function lookOnce(page: Page, name: string, covered?: string, asked = standards): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame);
    // A colour on its way to the other scheme is nobody's colour; what inherits it sets out when its parent has arrived.
    const onTheirWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let depth = 0; depth < 60 && onTheirWay().length > 0; depth++) {
      await Promise.allSettled(onTheirWay().map((one) => one.finished));
      await frame();
    }
  });
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  await page.screenshot({ path: `${shots}${name}.png`, fullPage: false });
  expect(await violations(page, asked, covered), name).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * What axe finds, a line each. A page without frames needs no second page to gather what each frame says, and its document, which lives
 * through many looks, is given the half megabyte of axe once.
 */
async function violations(page: Page, runOnly: RunOnly, covered?: string): Promise<string[]> {
  const isAlone = page.frames().length === 1;
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(isAlone);
  const found = await (covered ? axe.exclude(covered) : axe).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 400)}`,
  );
}

/** Gives files to the chooser that `open` opens. */
export async function chooseFile(
  page: Page,
  open: () => Promise<void>,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // The page catches choosers only once it has heard of it, and a key may overtake that: an answer from the page says that it has.
  await page.evaluate(() => undefined);
  await open();
  await (await chooser).setFiles(file);
}
