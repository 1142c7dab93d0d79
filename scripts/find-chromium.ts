import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { StartError } from '../server/src/kernel/start-error.ts';

/** How Chromium is started everywhere: as root, without a screen, and without calls home. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A way to get a browser; returns the path to try, or undefined where this way is not open. */
export type Installer = () => string | undefined;

/** The shell without windows first: it shows the same pages for a third of the browser's own work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that runs here: the one of `CHROMIUM_PATH`, of the system, of Playwright's cache, else one that is installed
 * now. Throws a StartError with one sentence when there is none.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  installers: readonly Installer[] = [installWithPlaywright, installWithApt],
  elsewhere: readonly string[] = [...applications, playwrightPath()],
): string {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new StartError(`CHROMIUM_PATH is ${chosen}, which does not run: set it to a Chromium, or unset it.`);
  }
  const found = [...onPath(env), ...elsewhere].find((path) => existsSync(path) && runs(path));
  if (found) return found;
  for (const install of installers) {
    const path = install();
    if (path && runs(path)) return path;
  }
  throw new StartError(
    'There is no Chromium here and none could be installed: install one, or set CHROMIUM_PATH to one.',
  );
}

function onPath(env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Where Playwright keeps the browser of its version, there or not. */
function playwrightPath(): string {
  const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core');
  return chromium.executablePath();
}

function installWithPlaywright(): string {
  process.stdout.write('Installing a Chromium for the browser journeys (once) …\n');
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
  });
  return playwrightPath();
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  if (!apt('update')) return undefined;
  const name = ['chromium-headless-shell', 'chromium'].find((one) => apt('install', '-y', one));
  return name && `/usr/bin/${name}`;
}

if (import.meta.main) process.stdout.write(`${findChromium()}\n`);
