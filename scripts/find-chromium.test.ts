import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

let folder = '';
const browser = (name: string, exit = 0) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exit}\n`, { mode: 0o755 });
  return path;
};

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'abhyas-chromium-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('the search for a Chromium', () => {
  it('takes the one of CHROMIUM_PATH before any other', () => {
    browser('chromium');
    const own = browser('my-own');
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: own }, [])).toBe(own);
  });

  it('says in one sentence that CHROMIUM_PATH does not run', () => {
    const broken = browser('broken', 127);
    expect(() => findChromium({ PATH: folder, CHROMIUM_PATH: broken }, [])).toThrow(
      /^CHROMIUM_PATH is .*broken, which does not run: .*\.$/,
    );
  });

  it('takes the one of the system, and none that does not run', () => {
    browser('chromium', 127);
    const chrome = browser('google-chrome');
    expect(findChromium({ PATH: `/nowhere:${folder}` }, [])).toBe(chrome);
  });

  it('installs one where there is none, by the first way that leads to one that runs', () => {
    const asked: string[] = [];
    const way = (name: string, path: string | undefined) => () => (asked.push(name), path);
    const installed = browser('installed');
    const ways = [
      way('closed', undefined),
      way('broken', browser('broken', 127)),
      way('good', installed),
      way('never', installed),
    ];
    expect(findChromium({ PATH: '/nowhere' }, ways, [])).toBe(installed);
    expect(asked).toEqual(['closed', 'broken', 'good']);
  });

  it('says in one sentence that there is none', () => {
    expect(() => findChromium({ PATH: '/nowhere' }, [() => undefined], [])).toThrow(
      /^There is no Chromium here and none could be installed: .*\.$/,
    );
  });

  it('takes the shell without windows for journeys, and a whole browser where there is none', () => {
    const whole = browser('chromium');
    const shell = browser('chromium-headless-shell');
    const none = () => undefined;
    expect(findHeadlessShell({ PATH: folder }, none)).toBe(shell);
    expect(findHeadlessShell({ PATH: folder, HEADLESS_SHELL_PATH: whole }, none)).toBe(whole);
    rmSync(shell);
    expect(findHeadlessShell({ PATH: folder }, () => 'installed')).toBe('installed');
    expect(findHeadlessShell({ PATH: folder }, none)).toBe(whole);
  });
});
