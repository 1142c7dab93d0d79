import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureWebBuilt } from './build-web.ts';

let root = '';
let lines: string[] = [];

const write = (path: string, text = 'x') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = async () => write('web/dist/index.html');
const ensure = () => ensureWebBuilt({ root, build, log: (line) => void lines.push(line) });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'abhyas-web-'));
  lines = [];
  for (const path of ['web/src/app.tsx', 'contract/src/index.ts', 'package-lock.json']) write(path);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the build of the web app', () => {
  it('happens once, with one line, and not again while nothing changes', async () => {
    expect(await ensure()).toBe(true);
    expect(lines).toHaveLength(1);
    expect(await ensure()).toBe(false);
    expect(lines).toHaveLength(1);
  });

  it.each(['web/src/app.tsx', 'contract/src/index.ts', 'package-lock.json', 'web/public/new.svg'])(
    'happens again when %s changes',
    async (path) => {
      await ensure();
      write(path, 'changed');
      expect(await ensure()).toBe(true);
    },
  );

  it('happens again when a file keeps its size but not its time', async () => {
    await ensure();
    utimesSync(join(root, 'web/src/app.tsx'), 1, 1);
    expect(await ensure()).toBe(true);
  });

  it('does not happen for what the build itself writes, nor for tests', async () => {
    await ensure();
    for (const path of ['web/dist/extra.js', 'web/src/route-tree.gen.ts', 'web/src/app.test.tsx']) write(path);
    expect(await ensure()).toBe(false);
  });

  it('happens again after it failed', async () => {
    await expect(
      ensureWebBuilt({ root, build: () => Promise.reject(new Error('broken')), log: () => {} }),
    ).rejects.toThrow('broken');
    expect(await ensure()).toBe(true);
  });

  it('happens once for two starts at once', async () => {
    expect((await Promise.all([ensure(), ensure()])).sort()).toEqual([false, true]);
  });
});
