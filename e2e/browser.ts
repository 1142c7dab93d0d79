import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type FileChooser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeAfterFile } from '@abhyas/server/testing';
import { chromiumFlags, findHeadlessShell } from '../scripts/find-chromium.ts';

const shots = fileURLToPath(new URL('./screenshots/', import.meta.url));

/** Sizes that every screen is looked at. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

let shared: Promise<Browser> | undefined;

/**
 * The Chromium of this worker, without what the journeys before left open in it. Where a journey needs further flags, it gets a Chromium
 * of its own, which is closed after the file.
 */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  if (flags.length === 0) {
    const browser = await (shared ??= launch(['--autoplay-policy=no-user-gesture-required']));
    closeAfterFile(() => Promise.all(browser.contexts().map((context) => context.close())));
    return browser;
  }
  const own = await launch(flags);
  closeAfterFile(() => own.close());
  return own;
}

const browsers: Browser[] = [];

async function launch(flags: readonly string[]): Promise<Browser> {
  mkdirSync(shots, { recursive: true });
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: [...chromiumFlags, ...flags] });
  browsers.push(browser);
  browser.once('disconnected', () => browsers.splice(browsers.indexOf(browser), 1));
  return browser;
}

/** A picture of every page that is open in this journey, for whoever reads why it failed. */
export async function picturesOfOpenPages(name: string): Promise<void> {
  const pages = browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  for (const [at, page] of pages.entries()) await page.screenshot({ path: `${shots}${name}-${at + 1}.png` });
}

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

/** A device of its own: cookies, storage, size. A page error on it fails the test that closes it. */
export async function openDevice(
  browser: Browser,
  size: Size,
  options: {
    dark?: boolean;
    /** The app stays on the device, as with people; else every page comes from the server. */ keepsApp?: boolean;
  } = {},
): Promise<Device> {
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

/** Pictures are for people: a run that nobody watches takes them of failures alone, which saves a third of each look. */
const keepsPictures = Boolean(process.env['KEEP_PICTURES']);

/**
 * Looks at a screen, and where pictures are kept takes one in the other scheme too: that contrast is enough in both is proved on their
 * colours, in `web/scripts/contrast`. It ends in the scheme that it began in. `covered`: what lies half under something open, of which
 * axe would measure the rest.
 */
export async function look(page: Page, name: string, covered?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await standStill(page);
  if (keepsPictures) {
    await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
    await keepPicture(page, isDark ? name : `${name}-dark`);
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  }
  await inspect(page, isDark ? `${name}-dark` : name, covered);
  await moveAgain(page);
}

/** The same in the scheme that the page is in alone. */
export async function lookOnce(page: Page, name: string, covered?: string): Promise<void> {
  await lookUncounted(page, name, covered);
}

/** For the journey that is made of looks. */
export async function lookUncounted(page: Page, name: string, covered?: string): Promise<void> {
  await standStill(page);
  await inspect(page, name, covered);
  await moveAgain(page);
}

/**
 * What changes its look does so at once. Else the colours of another scheme come level by level, each element setting out when what it
 * inherits has arrived, which takes seconds on a large page.
 */
async function standStill(page: Page): Promise<void> {
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}
const moveAgain = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** Axe must find nothing, and nothing may need scrolling sideways. */
async function inspect(page: Page, name: string, covered?: string): Promise<void> {
  await isPainted(page);
  if (keepsPictures) await keepPicture(page, name);
  expect(await violations(page, covered), name).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The letters are there, and what they moved is drawn. */
const isPainted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame);
  });

/** Playwright’s own pictures are packed small, which costs twice the time. */
async function keepPicture(page: Page, name: string): Promise<void> {
  await isPainted(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  await writeFile(`${shots}${name}.png`, Buffer.from(data, 'base64'));
}

/**
 * What axe finds, a line each. A page without frames needs no second page to gather what each frame says, and its document, which lives
 * through many looks, is given the half megabyte of axe once.
 */
async function violations(page: Page, covered?: string): Promise<string[]> {
  const isAlone = page.frames().length === 1;
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) })
    .options({ runOnly: standards, resultTypes: ['violations'], preload: { assets: ['media'] } })
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
