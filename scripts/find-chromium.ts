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

const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
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

/**
 * The path of Chromium's shell without windows, in which journeys run: it shows the same pages, and spares the two thirds of processor
 * time that a whole browser spends on windows that nobody sees. It does not print alike, so papers are printed by `findChromium`. The
 * one of `HEADLESS_SHELL_PATH`, of the system, else one that is installed now, else the whole browser.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env, install: Installer = installShell): string {
  const found = [env['HEADLESS_SHELL_PATH'] ?? '', ...onPath(env, [SHELL])].find(
    (path) => existsSync(path) && runs(path),
  );
  return found ?? install() ?? findChromium(env);
}

function onPath(env: NodeJS.ProcessEnv, sought: readonly string[] = names): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return sought.flatMap((name) => folders.map((folder) => join(folder, name)));
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

const installWithApt = () => installPackage('chromium');
const installShell = () => installPackage(SHELL);

function installPackage(name: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const path = `/usr/bin/${name}`;
  return apt('update') && apt('install', '-y', name) && runs(path) ? path : undefined;
}

if (import.meta.main) process.stdout.write(`${findChromium()}\n`);
