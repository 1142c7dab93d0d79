import { constants } from 'node:fs';
import { access, glob } from 'node:fs/promises';
import { homedir } from 'node:os';

/** Where systems put a Chromium. */
const systems: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/local/bin/chromium',
  '/usr/local/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Where Playwright keeps its own, by system. */
const ofPlaywright: readonly string[] = [
  '.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  'Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
];

/**
 * The Chromium that prints: the chosen one and no other, else one of the system, else one that Playwright keeps. Undefined where none can
 * be run; nothing is installed, and nothing is asked for.
 */
export async function findBrowser(
  chosen?: string,
  places: readonly string[] = systems,
  home = homedir(),
): Promise<string | undefined> {
  if (chosen !== undefined) return (await canRun(chosen)) ? chosen : undefined;
  for (const path of places) if (await canRun(path)) return path;
  for await (const path of glob([...ofPlaywright], { cwd: home }))
    if (await canRun(`${home}/${path}`)) return `${home}/${path}`;
  return undefined;
}

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
