import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive, withPidLock } from './pid-lock.ts';

const home = mkdtempSync(join(tmpdir(), 'abhyas-lock-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a lock file', () => {
  it('lets one piece of work follow the other', async () => {
    const file = join(home, 'one');
    const seen: string[] = [];
    const work = (name: string) =>
      withPidLock(file, async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(work));
    expect(seen.filter((_, place) => place % 2 === 0).map((line) => line.replace('begins', 'ends'))).toEqual(
      seen.filter((_, place) => place % 2 === 1),
    );
  });

  it('is given back when the work fails, and leaves nothing behind', async () => {
    const file = join(home, 'two');
    await expect(withPidLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withPidLock(file, async () => 'yes')).toBe('yes');
    expect(readdirSync(home).filter((name) => name.startsWith('two'))).toEqual([]);
  });

  it('is taken over from a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await once(child, 'exit');
    const file = join(home, 'three');
    writeFileSync(file, String(child.pid));
    expect(isAlive(child.pid as number)).toBe(false);
    expect(await withPidLock(file, async () => 'taken')).toBe('taken');
  });

  it('is taken over from a living process that gives no sign: it is not the one that took it', async () => {
    const file = join(home, 'four');
    writeFileSync(file, String(process.pid));
    expect(await withPidLock(file, async () => 'taken', { silenceMs: 1 })).toBe('taken');
  });
});
